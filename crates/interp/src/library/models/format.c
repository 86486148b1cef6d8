/* What printf and its relatives do where the text goes to memory or to a file: strings are read like any other
 * memory, and the machine formats numbers. */

#include <stdarg.h>
#include <stddef.h>

/* Formats one number: the format is private, and so is the text. */
char *number_text(const char *format, ...) __asm__("mazurka.format_text");
void *mazurka_private(size_t size) __asm__("mazurka.private");
/* Ends the check: says what cannot be done, and on a second line what to do instead. */
_Noreturn void mazurka_refuse(const char *text) __asm__("mazurka.refuse");

#define UNKNOWN \
    "wide characters cannot be formatted into memory here\n" \
    "format characters of one byte"

/* A conversion, and how it is written for one number. */
struct conversion {
    int left, width, precision, size;
    char flags[8];
    char letter;
    char format[24];
};

/* The text so far. All of it is private memory, so that only what belongs to the program makes events. */
struct output {
    char *text;
    size_t length, room;
    struct conversion conversion;
};

static void put(struct output *out, char c) {
    if (out->length == out->room) {
        char *text = mazurka_private(out->room * 2);
        for (size_t i = 0; i < out->length; i++) text[i] = out->text[i];
        out->text = text;
        out->room *= 2;
    }
    out->text[out->length++] = c;
}

static void pad(struct output *out, int n) {
    while (n-- > 0) put(out, ' ');
}

static int is_flag(char c) { return c == '-' || c == '+' || c == ' ' || c == '#' || c == '0'; }

static int digits(const char **f) {
    int n = 0;
    while ('0' <= **f && **f <= '9') n = n * 10 + (*(*f)++ - '0');
    return n;
}

/* Reads what says how long an argument is: 1, 2, 4 or 8 bytes, or 16 for a long double. */
static int size(const char **f) {
    int size = 4;
    for (;; (*f)++) {
        if (**f == 'h') size /= 2;
        else if (**f == 'l' || **f == 'j' || **f == 'z' || **f == 't' || **f == 'q') size = 8;
        else if (**f == 'L') size = 16;
        else return size;
    }
}

static const char *conversion(const char *f, struct conversion *c, va_list list) {
    int n = 0;
    *c = (struct conversion){.precision = -1};
    for (; is_flag(*f); f++) {
        c->left |= *f == '-';
        if (n < 7) c->flags[n++] = *f;
    }
    c->width = *f == '*' ? (f++, va_arg(list, int)) : digits(&f);
    if (c->width < 0) c->left = 1, c->width = -c->width, c->flags[n < 7 ? n : 6] = '-';
    if (*f == '.') {
        f++;
        c->precision = *f == '*' ? (f++, va_arg(list, int)) : digits(&f);
    }
    c->size = size(&f);
    c->letter = *f;
    return *f ? f + 1 : f;
}

static void string(struct output *out, const struct conversion *c, const char *text) {
    if (!text) text = c->precision < 0 || c->precision >= 6 ? "(null)" : "";
    int n = 0;
    while ((c->precision < 0 || n < c->precision) && text[n]) n++;
    if (!c->left) pad(out, c->width - n);
    for (int i = 0; i < n; i++) put(out, text[i]);
    if (c->left) pad(out, c->width - n);
}

static void character(struct output *out, const struct conversion *c, int value) {
    if (!c->left) pad(out, c->width - 1);
    put(out, (char)value);
    if (c->left) pad(out, c->width - 1);
}

/* The format for one number: %, flags, *.*, how long it is, a letter. */
static void number_format(struct conversion *c) {
    char *to = c->format;
    *to++ = '%';
    for (int i = 0; c->flags[i]; i++) *to++ = c->flags[i];
    *to++ = '*', *to++ = '.', *to++ = '*';
    if (c->size == 8) *to++ = 'l';
    if (c->size == 16) *to++ = 'L';
    for (int i = c->size; i < 4; i *= 2) *to++ = 'h';
    *to++ = c->letter;
    *to = 0;
}

static int is_one_of(char c, const char *list) {
    while (*list && *list != c) list++;
    return *list && c;
}

static void number(struct output *out, struct conversion *c, va_list list) {
    const char *text;
    int floating = is_one_of(c->letter, "fFeEgGaA");
    if (floating && c->size == 16) {
        long double value = va_arg(list, long double);
        number_format(c);
        text = number_text(c->format, c->width, c->precision, value);
    } else if (floating) {
        double value = va_arg(list, double);
        c->size = 4;
        number_format(c);
        text = number_text(c->format, c->width, c->precision, value);
    } else {
        unsigned long value = c->letter == 'p'  ? (unsigned long)va_arg(list, void *)
                              : c->size == 8 ? va_arg(list, unsigned long)
                                             : (unsigned long)va_arg(list, int);
        number_format(c);
        text = number_text(c->format, c->width, c->precision, value);
        if (c->letter == 'p' && !value) {
            c->precision = -1;
            string(out, c, "(nil)");
            return;
        }
    }
    while (*text) put(out, *text++);
}

static void store_length(const struct conversion *c, int length, void *to) {
    if (c->size == 1) *(signed char *)to = (signed char)length;
    else if (c->size == 2) *(short *)to = (short)length;
    else if (c->size == 8) *(long *)to = length;
    else *(int *)to = length;
}

/* The text of a format: private memory, with its length. */
char *mazurka_format(const char *format, va_list list, int *length) {
    struct output *out = mazurka_private(sizeof *out);
    struct conversion *c = &out->conversion;
    out->room = 64;
    out->text = mazurka_private(out->room);
    for (const char *f = format; *f;) {
        if (*f != '%') {
            put(out, *f++);
            continue;
        }
        f = conversion(f + 1, c, list);
        if (c->letter == '%') put(out, '%');
        else if (c->letter == 'n') store_length(c, (int)out->length, va_arg(list, void *));
        else if (is_one_of(c->letter, "sc") && c->size != 4) mazurka_refuse(UNKNOWN);
        else if (c->letter == 's') string(out, c, va_arg(list, char *));
        else if (c->letter == 'c') character(out, c, va_arg(list, int));
        else if (is_one_of(c->letter, "diuxXobpfFeEgGaA")) number(out, c, list);
        else put(out, '%'), put(out, c->letter);
    }
    *length = (int)out->length;
    return out->text;
}

int vsnprintf(char *to, size_t room, const char *format, va_list list) {
    int length;
    const char *text = mazurka_format(format, list, &length);
    size_t n = room && (size_t)length >= room ? room - 1 : (size_t)length;
    for (size_t i = 0; room && i < n; i++) to[i] = text[i];
    if (room) to[n] = 0;
    return length;
}

int vsprintf(char *to, const char *format, va_list list) { return vsnprintf(to, ~0ul >> 1, format, list); }

int snprintf(char *to, size_t room, const char *format, ...) {
    va_list list;
    va_start(list, format);
    int length = vsnprintf(to, room, format, list);
    va_end(list);
    return length;
}

int sprintf(char *to, const char *format, ...) {
    va_list list;
    va_start(list, format);
    int length = vsnprintf(to, ~0ul >> 1, format, list);
    va_end(list);
    return length;
}
