/* Numbers as streams write and read them, in the locale "C". The flags are the same in libstdc++ and libc++. */

#include <errno.h>
#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum state { BAD = 1, AT_END = 2, FAILED = 4 };
enum flags {
    BOOLALPHA = 1, DEC = 2, FIXED = 4, HEX = 8, INTERNAL = 16, LEFT = 32, OCT = 64, RIGHT = 128, SCIENTIFIC = 256,
    SHOWBASE = 512, SHOWPOINT = 1024, SHOWPOS = 2048, SKIPWS = 4096, UNITBUF = 8192, UPPERCASE = 16384,
};
enum { END = -1 };

_Noreturn void mazurka_refuse(const char *text) __asm__("mazurka.refuse");

/* How much of a number stays on the left: its sign, or 0x. */
static inline size_t prefix(const char *text) {
    if (text[0] == '-' || text[0] == '+') return 1;
    return text[0] == '0' && (text[1] == 'x' || text[1] == 'X') ? 2 : 0;
}

/* A number that is unsigned or, in decimal, may be negative; returns the length of its text. */
static inline int whole_text(char text[32], unsigned long value, bool is_signed, unsigned flags) {
    unsigned base = flags & (DEC | OCT | HEX);
    char format[8] = "%";
    char *at = format + 1;
    bool decimal = base != OCT && base != HEX;
    if (decimal && is_signed && flags & SHOWPOS) *at++ = '+';
    if (!decimal && flags & SHOWBASE) *at++ = '#';
    *at++ = 'l';
    *at++ = base == OCT ? 'o' : base == HEX ? (flags & UPPERCASE ? 'X' : 'x') : is_signed ? 'd' : 'u';
    *at = 0;
    return snprintf(text, 32, format, value);
}

enum { REAL_SIZE = 5100 };

static inline int real_text(char text[REAL_SIZE], long double value, bool is_long, unsigned flags, int precision) {
    unsigned form = flags & (FIXED | SCIENTIFIC);
    char format[12] = "%";
    char *at = format + 1;
    if (flags & SHOWPOS) *at++ = '+';
    if (flags & SHOWPOINT) *at++ = '#';
    bool hexadecimal = form == (FIXED | SCIENTIFIC);
    if (!hexadecimal) *at++ = '.', *at++ = '*';
    if (is_long) *at++ = 'L';
    char letter = hexadecimal ? 'a' : form == FIXED ? 'f' : form == SCIENTIFIC ? 'e' : 'g';
    *at++ = flags & UPPERCASE ? letter - 'a' + 'A' : letter;
    *at = 0;
    int length;
    if (hexadecimal && is_long) length = snprintf(text, REAL_SIZE, format, value);
    else if (hexadecimal) length = snprintf(text, REAL_SIZE, format, (double)value);
    else if (is_long) length = snprintf(text, REAL_SIZE, format, precision, value);
    else length = snprintf(text, REAL_SIZE, format, precision, (double)value);
    if (length >= REAL_SIZE) mazurka_refuse("a number has more than 5,000 digits\nset a smaller precision");
    return length;
}

/* Where numbers are read from: the next byte, which stays there or is skipped. */
struct source {
    void *from;
    int (*peek)(void *from);
    void (*skip)(void *from);
    unsigned flags;
};

/* What has been read of a number. */
struct digits {
    char text[128];
    int length;
};

/* Takes the next byte if it is one of these. */
static inline bool take_digit(const struct source *source, struct digits *digits, const char *of) {
    int byte = source->peek(source->from);
    if (byte == END || byte == 0 || !strchr(of, byte)) return false;
    if (digits->length == (int)sizeof digits->text - 1)
        mazurka_refuse("a number has more than 127 digits\nread it as a string");
    digits->text[digits->length++] = (char)byte;
    digits->text[digits->length] = 0;
    source->skip(source->from);
    return true;
}

/* A whole number in the base of the stream: whether there was one, whether it is negative and fits, and its absolute value. */
struct whole {
    bool any, negative, fits;
    unsigned long value;
};

static inline struct whole read_whole(const struct source *source) {
    struct digits digits = {.length = 0};
    unsigned flags = source->flags & (DEC | OCT | HEX);
    int base = flags == OCT ? 8 : flags == HEX ? 16 : flags == 0 ? 0 : 10;
    bool negative = take_digit(source, &digits, "+-") && digits.text[0] == '-';
    digits.length = 0;
    bool any = false;
    if ((base == 0 || base == 16) && take_digit(source, &digits, "0")) {
        any = true;
        if (take_digit(source, &digits, "xX")) base = 16, any = false;
        else if (base == 0) base = 8;
    }
    if (base == 0) base = 10;
    digits.length = 0;
    digits.text[0] = '0';
    const char *of = base == 8 ? "01234567" : base == 10 ? "0123456789" : "0123456789abcdefABCDEF";
    while (take_digit(source, &digits, of)) any = true;
    errno = 0;
    unsigned long value = strtoul(digits.text, NULL, base);
    return (struct whole){any, negative, errno == 0, value};
}

/* Failing leaves 0 where there is no number, and the nearest number where it does not fit. */
static inline unsigned read_signed(const struct source *source, long least, long most, long *result) {
    struct whole whole = read_whole(source);
    unsigned long limit = whole.negative ? -(unsigned long)least : (unsigned long)most;
    bool fits = whole.fits && whole.value <= limit;
    *result = !fits ? (whole.negative ? least : most) : whole.negative ? (long)-whole.value : (long)whole.value;
    if (!whole.any) *result = 0;
    return whole.any && fits ? 0 : FAILED;
}

static inline unsigned read_unsigned(const struct source *source, unsigned long most, unsigned long *result) {
    struct whole whole = read_whole(source);
    bool fits = whole.fits && whole.value <= most;
    *result = !whole.any ? 0 : !fits ? most : whole.negative ? -whole.value & most : whole.value;
    return whole.any && fits ? 0 : FAILED;
}

static inline unsigned read_real(const struct source *source, double *result) {
    struct digits digits = {.length = 0};
    take_digit(source, &digits, "+-");
    bool any = false;
    while (take_digit(source, &digits, "0123456789")) any = true;
    if (take_digit(source, &digits, "."))
        while (take_digit(source, &digits, "0123456789")) any = true;
    bool whole = any;
    if (any && take_digit(source, &digits, "eE")) {
        take_digit(source, &digits, "+-");
        whole = false;
        while (take_digit(source, &digits, "0123456789")) whole = true;
    }
    *result = whole ? strtod(digits.text, NULL) : 0;
    return whole ? 0 : FAILED;
}

static inline unsigned read_bool(const struct source *source, bool *result) {
    if (source->flags & BOOLALPHA) {
        const char *word = source->peek(source->from) == 't' ? "true" : "false";
        *result = word[0] == 't';
        for (; *word; word++, source->skip(source->from))
            if (source->peek(source->from) != *word) return *result = false, FAILED;
        return 0;
    }
    long value;
    unsigned state = read_signed(source, LONG_MIN, LONG_MAX, &value);
    *result = value != 0;
    return value == 0 || value == 1 ? state : FAILED;
}
