/* What scanf and sscanf do: all conversions but those of long doubles and wide characters. */

#include <stdarg.h>
#include <stddef.h>

int isspace(int c);
double strtod(const char *text, char **end);
float strtof(const char *text, char **end);
void *mazurka_private(size_t size) __asm__("mazurka.private");

enum { END = -1 };

/* Ends the check: says what cannot be done, and on a second line what to do instead. */
_Noreturn void mazurka_refuse(const char *text) __asm__("mazurka.refuse");

typedef int take(void *from);
typedef void give(void *from, int c);

/* How a conversion is written. */
struct conversion {
    int silent, width, size;
    char letter;
};

static const char *read_conversion(const char *f, struct conversion *to) {
    to->silent = *f == '*';
    f += to->silent;
    to->width = 0;
    while ('0' <= *f && *f <= '9') to->width = to->width * 10 + (*f++ - '0');
    to->size = 4;
    if (*f == 'h') to->size = *++f == 'h' ? (f++, 1) : 2;
    else if (*f == 'l' && f[1] == 'l') f += 2, to->size = 8;
    else if (*f == 'L') f++, to->size = 16;
    else if (*f == 'l' || *f == 'j' || *f == 'z' || *f == 't' || *f == 'q') f++, to->size = 8;
    to->letter = *f;
    return f + 1;
}

static void put_number(va_list list, int size, unsigned long value) {
    void *to = va_arg(list, void *);
    if (size == 1) *(unsigned char *)to = (unsigned char)value;
    else if (size == 2) *(unsigned short *)to = (unsigned short)value;
    else if (size == 4) *(unsigned int *)to = (unsigned int)value;
    else *(unsigned long *)to = value;
}

static int digit_of(int c) {
    if ('0' <= c && c <= '9') return c - '0';
    if ('a' <= (c | 32) && (c | 32) <= 'z') return (c | 32) - 'a' + 10;
    return 99;
}

/* An integer; returns how many characters it has, 0 if there is none. */
static int number(take *next, give *back, void *from, int base, int width, int size, int sign, unsigned long *value) {
    int length = 0, negative = 0, digits = 0, large = 0;
    if (!width) width = 1 << 30;
    int c = next(from);
    *value = 0;
    if ((c == '+' || c == '-') && width > length) negative = c == '-', length++, c = next(from);
    if (c == '0' && width > length && (base == 0 || base == 16)) {
        length++, digits++, c = next(from);
        if ((c | 32) == 'x' && width > length) base = 16, length++, c = next(from);
        else if (base == 0) base = 8;
    }
    if (base == 0) base = 10;
    for (; length < width && digit_of(c) < base; length++, digits++, c = next(from)) {
        unsigned long d = (unsigned long)digit_of(c);
        if (*value > (~0ul - d) / (unsigned long)base) large = 1;
        *value = *value * (unsigned long)base + d;
    }
    back(from, c);
    if (!digits) return 0;
    unsigned long most = sign ? ~0ul / 2 + (unsigned long)negative : ~0ul;
    if (large || *value > most) *value = most;
    else if (negative) *value = -*value;
    if ((large || *value == most) && sign && negative) *value = 1ul << 63;
    return length;
}

/* A floating-point number: characters are taken as long as they may belong to one, and kept in private memory. */
struct floating {
    take *next;
    give *back;
    void *from;
    int c, n, width;
    char text[512];
};

static struct floating *begin(take *next, give *back, void *from, int width) {
    struct floating *f = mazurka_private(sizeof *f);
    f->next = next, f->back = back, f->from = from;
    f->width = width && width < 511 ? width : 511;
    f->c = next(from);
    return f;
}

/* Takes the next character if it is one of these, in letters of any size. */
static int one_of(struct floating *f, const char *set) {
    if (f->n >= f->width || f->c == END) return 0;
    int c = 'A' <= f->c && f->c <= 'Z' ? f->c | 32 : f->c;
    while (*set && *set != c) set++;
    if (!*set) return 0;
    f->text[f->n++] = (char)c;
    f->c = f->next(f->from);
    return 1;
}

static int word(struct floating *f, const char *letters) {
    for (char letter[2] = {0}; *letters; letters++) {
        letter[0] = *letters;
        if (!one_of(f, letter)) return 0;
    }
    return 1;
}

static int many(struct floating *f, const char *set) {
    int n = 0;
    while (one_of(f, set)) n++;
    return n;
}

/* Whether the characters that come are a number. */
static int is_floating(struct floating *f) {
    const char *set = "0123456789";
    one_of(f, "+-");
    if (one_of(f, "i")) return word(f, "nf") && (!one_of(f, "i") || word(f, "nity"));
    if (one_of(f, "n")) return word(f, "an");
    int digits = one_of(f, "0"), hexadecimal = digits && one_of(f, "x");
    if (hexadecimal) set = "0123456789abcdef", digits = 0;
    digits += many(f, set);
    if (one_of(f, ".")) digits += many(f, set);
    if (!digits) return 0;
    /* As in glibc, an exponent without digits is taken and means nothing. */
    if (one_of(f, hexadecimal ? "p" : "e") && (one_of(f, "+-") || 1)) many(f, "0123456789");
    return 1;
}

static int floating(take *next, give *back, void *from, const struct conversion *how, va_list list) {
    struct floating *f = begin(next, back, from, how->width);
    int good = is_floating(f);
    back(from, f->c);
    if (!good || how->silent) return good;
    void *to = va_arg(list, void *);
    if (how->size == 8) *(double *)to = strtod(f->text, NULL);
    else *(float *)to = strtof(f->text, NULL);
    return 1;
}

/* Whether a character is in a set, as in [^a-z]; the text begins behind the bracket. */
static int in_set(const char *set, const char *end, int c) {
    int negated = *set == '^', found = 0;
    set += negated;
    for (const char *s = set; s < end; s++) {
        if (s[1] == '-' && s + 2 < end) {
            found |= (unsigned char)s[0] <= c && c <= (unsigned char)s[2];
            s += 2;
        } else {
            found |= (unsigned char)*s == c;
        }
    }
    return found != negated;
}

static const char *end_of_set(const char *set) {
    const char *s = set + (*set == '^');
    if (*s == ']') s++;
    while (*s && *s != ']') s++;
    return s;
}

/* Characters; returns how many there are. */
static int text(take *next, give *back, void *from, const struct conversion *how, const char *set, const char *end, char *to) {
    int width = how->width ? how->width : how->letter == 'c' ? 1 : 1 << 30, n = 0, c = END;
    while (n < width) {
        c = next(from);
        int good = c != END && (how->letter == 'c' || (how->letter == 's' ? !isspace(c) : in_set(set, end, c)));
        if (!good) {
            back(from, c);
            break;
        }
        if (to) to[n] = (char)c;
        n++;
    }
    if (to && how->letter != 'c' && n) to[n] = 0;
    return n;
}

/* What is read from, with the number of characters that were. */
struct counted {
    take *next;
    give *back;
    void *from;
    int count;
};

static int counted_next(void *p) {
    struct counted *from = p;
    int c = from->next(from->from);
    from->count += c != END;
    return c;
}

static void counted_back(void *p, int c) {
    struct counted *from = p;
    from->count -= c != END;
    from->back(from->from, c);
}

static int skip_spaces(struct counted *from) {
    int c = counted_next(from);
    while (c != END && isspace(c)) c = counted_next(from);
    counted_back(from, c);
    return c;
}

static int is_one_of(char c, const char *list) {
    for (; *list; list++)
        if (*list == c) return 1;
    return 0;
}

static int convert(struct counted *from, const struct conversion *how, const char *set, const char *end, va_list list) {
    if (is_one_of(how->letter, "diuxXop")) {
        int base = how->letter == 'i' ? 0 : is_one_of(how->letter, "du") ? 10 : how->letter == 'o' ? 8 : 16;
        int sign = is_one_of(how->letter, "di"), size = how->letter == 'p' ? 8 : how->size;
        unsigned long value;
        if (!number(counted_next, counted_back, from, base, how->width, size, sign, &value)) return 0;
        if (!how->silent) put_number(list, size, value);
        return 1;
    }
    if (is_one_of(how->letter, "fFeEgGaA") && how->size != 16) return floating(counted_next, counted_back, from, how, list);
    if (!is_one_of(how->letter, "sc[") || how->size != 4)
        mazurka_refuse("scanf cannot read long doubles and wide characters here\nread a double, or characters of one byte");
    char *to = how->silent ? NULL : va_arg(list, char *);
    int n = text(counted_next, counted_back, from, how, set, end, to);
    return how->letter == 'c' ? n == (how->width ? how->width : 1) : n > 0;
}

int mazurka_scan(take *next, give *back, void *where, const char *format, va_list list) {
    struct counted from = {next, back, where, 0};
    int done = 0;
    for (const char *f = format; *f;) {
        if (isspace((unsigned char)*f)) {
            skip_spaces(&from);
            f++;
            continue;
        }
        if (*f != '%' || f[1] == '%') {
            int c = *f == '%' ? skip_spaces(&from) : 0;
            f += *f == '%';
            c = counted_next(&from);
            if (c != (unsigned char)*f) {
                counted_back(&from, c);
                return c == END && !done ? END : done;
            }
            f++;
            continue;
        }
        struct conversion how;
        f = read_conversion(f + 1, &how);
        const char *set = f, *end = f;
        if (how.letter == '[') end = end_of_set(set), f = end + (*end == ']');
        if (how.letter == 'n') {
            if (!how.silent) put_number(list, how.size, (unsigned long)from.count);
            continue;
        }
        int c = is_one_of(how.letter, "c[") ? counted_next(&from) : skip_spaces(&from);
        if (is_one_of(how.letter, "c[")) counted_back(&from, c);
        if (c == END) return done ? done : END;
        if (!convert(&from, &how, set, end, list)) return done;
        done += !how.silent;
    }
    return done;
}

static int next_of_text(void *p) {
    const char **s = p;
    return **s ? (unsigned char)*(*s)++ : END;
}

static void back_to_text(void *p, int c) {
    const char **s = p;
    *s -= c != END;
}

int vsscanf(const char *s, const char *format, va_list list) {
    return mazurka_scan(next_of_text, back_to_text, &s, format, list);
}

#define SCAN(name) \
    int name(const char *s, const char *format, ...) { \
        va_list list; \
        va_start(list, format); \
        int count = vsscanf(s, format, list); \
        va_end(list); \
        return count; \
    }

SCAN(sscanf)
SCAN(__isoc99_sscanf)
SCAN(__isoc23_sscanf)
