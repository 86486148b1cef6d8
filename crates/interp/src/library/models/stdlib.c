/* <stdlib.h> beside what is in library.ll and strings.ll. */

#include <limits.h>
#include <stdarg.h>
#include <stddef.h>

int *__errno_location(void);
int isspace(int c);
void *realloc(void *p, size_t n);
void *malloc(size_t n);
int vsnprintf(char *to, size_t n, const char *format, va_list list);

typedef struct { int quot, rem; } div_t;
typedef struct { long quot, rem; } ldiv_t;

enum { EINVAL = 22, ENOMEM = 12, ERANGE = 34 };

/* The number that a text begins with, without its sign; `most` is the largest that there is. */
static unsigned long parse(const char *s, char **end, int base, unsigned long most, int *negative, int *large) {
    const char *start = s;
    *negative = *large = 0;
    if (base < 0 || base == 1 || base > 36) {
        *__errno_location() = EINVAL;
        return 0;
    }
    while (isspace((unsigned char)*s)) s++;
    if (*s == '+' || *s == '-') *negative = *s++ == '-';
    int hexadecimal = s[0] == '0' && (s[1] | 32) == 'x';
    if (hexadecimal && (base == 0 || base == 16)) {
        int c = s[2] | 32;
        if (('0' <= s[2] && s[2] <= '9') || ('a' <= c && c <= 'f')) {
            s += 2;
            base = 16;
        }
    }
    if (base == 0) base = *s == '0' ? 8 : 10;
    unsigned long value = 0;
    const char *digits = s;
    for (;; s++) {
        int digit = '0' <= *s && *s <= '9' ? *s - '0' : 'a' <= (*s | 32) && (*s | 32) <= 'z' ? (*s | 32) - 'a' + 10 : 99;
        if (digit >= base) break;
        if (value > (most - digit) / base) *large = 1;
        else value = value * base + digit;
    }
    if (end) *end = (char *)(s == digits ? start : s);
    return value;
}

long strtol(const char *s, char **end, int base) {
    int negative, large;
    unsigned long value = parse(s, end, base, ULONG_MAX, &negative, &large);
    unsigned long most = negative ? (unsigned long)LONG_MAX + 1 : LONG_MAX;
    if (large || value > most) {
        *__errno_location() = ERANGE;
        value = most;
    }
    return negative ? (long)-value : (long)value;
}

unsigned long strtoul(const char *s, char **end, int base) {
    int negative, large;
    unsigned long value = parse(s, end, base, ULONG_MAX, &negative, &large);
    if (large) {
        *__errno_location() = ERANGE;
        return ULONG_MAX;
    }
    return negative ? -value : value;
}

long long strtoll(const char *s, char **end, int base) { return strtol(s, end, base); }
unsigned long long strtoull(const char *s, char **end, int base) { return strtoul(s, end, base); }
long __isoc23_strtol(const char *s, char **end, int base) { return strtol(s, end, base); }
unsigned long __isoc23_strtoul(const char *s, char **end, int base) { return strtoul(s, end, base); }
long long __isoc23_strtoll(const char *s, char **end, int base) { return strtol(s, end, base); }
unsigned long long __isoc23_strtoull(const char *s, char **end, int base) { return strtoul(s, end, base); }
long long strtoimax(const char *s, char **end, int base) { return strtol(s, end, base); }
unsigned long long strtoumax(const char *s, char **end, int base) { return strtoul(s, end, base); }

void *reallocarray(void *p, size_t count, size_t size) {
    size_t bytes;
    if (__builtin_mul_overflow(count, size, &bytes)) {
        *__errno_location() = ENOMEM;
        return NULL;
    }
    return realloc(p, bytes);
}

int vasprintf(char **text, const char *format, va_list list) {
    va_list again;
    va_copy(again, list);
    int length = vsnprintf(NULL, 0, format, again);
    va_end(again);
    if (length < 0 || !(*text = malloc((size_t)length + 1))) return -1;
    return vsnprintf(*text, (size_t)length + 1, format, list);
}

int asprintf(char **text, const char *format, ...) {
    va_list list;
    va_start(list, format);
    int length = vasprintf(text, format, list);
    va_end(list);
    return length;
}

div_t div(int a, int b) { return (div_t){a / b, a % b}; }
ldiv_t ldiv(long a, long b) { return (ldiv_t){a / b, a % b}; }
ldiv_t lldiv(long long a, long long b) { return (ldiv_t){a / b, a % b}; }
ldiv_t imaxdiv(long a, long b) { return (ldiv_t){a / b, a % b}; }
long imaxabs(long a) { return a < 0 ? -a : a; }

/* Insertion, as qsort does here. */
void qsort_r(void *array, size_t n, size_t size, int (*compare)(const void *, const void *, void *), void *with) {
    char *a = array;
    for (size_t i = 1; i < n; i++)
        for (size_t k = i; k && compare(a + (k - 1) * size, a + k * size, with) > 0; k--)
            for (size_t b = 0; b < size; b++) {
                char *x = a + (k - 1) * size + b, *y = x + size, c = *x;
                *x = *y;
                *y = c;
            }
}

void *lfind(const void *key, const void *array, size_t *n, size_t size, int (*compare)(const void *, const void *)) {
    const char *a = array;
    for (size_t i = 0; i < *n; i++)
        if (!compare(key, a + i * size)) return (void *)(a + i * size);
    return NULL;
}

/* The environment may grow. */

extern char **environ;
char *getenv(const char *name);
void *mazurka_lasting(size_t size) __asm__("mazurka.lasting");

static size_t length(const char *s) {
    size_t n = 0;
    while (s[n]) n++;
    return n;
}

static int is_entry(const char *entry, const char *name, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (entry[i] != name[i]) return 0;
    return entry[n] == '=';
}

static void replace(char *entry, size_t n) {
    size_t count = 0;
    for (; environ && environ[count]; count++)
        if (is_entry(environ[count], entry, n)) {
            environ[count] = entry;
            return;
        }
    char **more = mazurka_lasting((count + 2) * sizeof *more);
    for (size_t i = 0; i < count; i++) more[i] = environ[i];
    more[count] = entry;
    more[count + 1] = NULL;
    environ = more;
}

static int bad_name(const char *name) {
    size_t n = 0;
    while (name && name[n] && name[n] != '=') n++;
    if (n && !name[n]) return 0;
    *__errno_location() = EINVAL;
    return 1;
}

int setenv(const char *name, const char *value, int overwrite) {
    if (bad_name(name)) return -1;
    if (!overwrite && getenv(name)) return 0;
    size_t n = length(name), m = length(value);
    char *entry = mazurka_lasting(n + m + 2);
    for (size_t i = 0; i < n; i++) entry[i] = name[i];
    entry[n] = '=';
    for (size_t i = 0; i <= m; i++) entry[n + 1 + i] = value[i];
    replace(entry, n);
    return 0;
}

int unsetenv(const char *name) {
    if (bad_name(name)) return -1;
    size_t n = length(name);
    char **to = environ;
    for (char **from = environ; from && *from; from++)
        if (!is_entry(*from, name, n)) *to++ = *from;
    if (to) *to = NULL;
    return 0;
}

int putenv(char *entry) {
    size_t n = 0;
    while (entry[n] && entry[n] != '=') n++;
    if (!entry[n]) return unsetenv(entry);
    replace(entry, n);
    return 0;
}

char *setlocale(int category, const char *name) { return !name || !*name || (*name == 'C' && !name[1]) ? (char *)"C" : NULL; }
