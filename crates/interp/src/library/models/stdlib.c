/* <stdlib.h> beside what is in library.ll and strings.ll. */

#include <limits.h>
#include <stdarg.h>
#include <stddef.h>

int *__errno_location(void);
int isspace(int c);
void *realloc(void *p, size_t n);
void *malloc(size_t n);
int vsnprintf(char *to, size_t n, const char *format, va_list list);

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
