/* The streams of libc++: their state, the standard ones, and how numbers become text. All else is in its headers, which are
 * compiled with the program. There is one locale, "C", which has three facets. */

#include "libcxx.h"
#include "stream_numbers.h"
#include <ctype.h>

struct buffer {
    const struct buffer_table {
        void *destroy, *delete, *imbue, *setbuf, *seekoff, *seekpos;
        int (*sync)(struct buffer *self);
        void *showmanyc, *xsgetn;
        int (*underflow)(struct buffer *self);
        int (*uflow)(struct buffer *self);
        int (*pbackfail)(struct buffer *self, int byte);
        long (*xsputn)(struct buffer *self, const char *text, long length);
        int (*overflow)(struct buffer *self, int byte);
    } *table;
    const void *locale;
    char *get_start, *get, *get_end, *put_start, *put, *put_end;
};

/* std::ios, which begins with std::ios_base. */
struct ios {
    const void *const *table;
    unsigned flags;
    long precision, width;
    unsigned state, exceptions;
    struct buffer *buffer;
    const void *locale;
    void *callbacks[4], *words[6];
    void *tie;
    int fill;
};
_Static_assert(sizeof(struct ios) == 152 && sizeof(struct buffer) == 64, "as in libc++");

#define IOS STD "8ios_base"
MODEL(void, destroy_ios, IOS "D2Ev", struct ios *self) {}
SAME(destroy_whole_ios, IOS "D1Ev", IOS "D2Ev", struct ios *self);
extern const void *const ios_type __asm__("_ZTINSt3__18ios_baseE");
extern const void *const ios_table[] __asm__("_ZTVNSt3__18ios_baseE");
const void *const ios_table[] = {NULL, &ios_type, destroy_ios, destroy_ios};

/* The last two members belong to std::basic_ios, whose header sets them. */
MODEL(void, init, IOS "4initEPv", struct ios *self, struct buffer *buffer) {
    self->flags = SKIPWS | DEC;
    self->precision = 6;
    self->width = 0;
    self->state = buffer ? 0 : BAD;
    self->exceptions = 0;
    self->buffer = buffer;
    self->locale = NULL;
}
MODEL(void, clear, IOS "5clearEj", struct ios *self, unsigned state) {
    self->state = self->buffer ? state : state | BAD;
    if (self->state & self->exceptions)
        mazurka_refuse("a stream is to throw an exception, which is not modelled\nlook at the state of the stream instead");
}
MODEL(void, bad_by_exception, IOS "33__set_badbit_and_consider_rethrowEv", struct ios *self) { clear(self, self->state | BAD); }
MODEL(void, failed_by_exception, IOS "34__set_failbit_and_consider_rethrowEv", struct ios *self) {
    clear(self, self->state | FAILED);
}
MODEL(void, move, IOS "4moveERS0_", struct ios *self, struct ios *from) {
    self->flags = from->flags;
    self->precision = from->precision;
    self->width = from->width;
    self->state = from->state;
    self->exceptions = from->exceptions;
    self->buffer = NULL;
    self->locale = NULL;
}
MODEL(void, swap, IOS "4swapERS0_", struct ios *self, struct ios *other) {
    struct ios mine;
    struct buffer *buffers[] = {self->buffer, other->buffer};
    move(&mine, self);
    move(self, other);
    move(other, &mine);
    self->buffer = buffers[0];
    other->buffer = buffers[1];
}
MODEL(void, copy_format, IOS "7copyfmtERKS0_", struct ios *self, const struct ios *from) {
    self->flags = from->flags;
    self->precision = from->precision;
    self->width = from->width;
}
MODEL(bool, sync_with_stdio, IOS "15sync_with_stdioEb", bool wanted) { return true; }
MODEL(void, make_init, IOS "4InitC1Ev", void *self) {}
MODEL(void, destroy_init, IOS "4InitD1Ev", void *self) {}

/* std::locale, a pointer that nobody follows. */
#define LOCALE STD "6locale"
MODEL(void, make_locale, LOCALE "C1Ev", const void **self) { *self = NULL; }
MODEL(void, copy_locale, LOCALE "C1ERKS0_", const void **self, const void *const *other) { *self = NULL; }
MODEL(void, destroy_locale, LOCALE "D1Ev", const void **self) {}
MODEL(const void **, assign_locale, LOCALE "aSERKS0_", const void **self, const void *const *other) { return self; }
MODEL(bool, same_locale, "_ZNKSt3__16localeeqERKS0_", const void *const *self, const void *const *other) { return true; }
MODEL(const void *, classic, LOCALE "7classicEv", void) {
    static const void *const locale;
    return &locale;
}
MODEL(void, locale_of, "_ZNKSt3__18ios_base6getlocEv", const void **result, const struct ios *self) { *result = NULL; }

/* A facet begins with its functions and the number of its owners. */
struct facet {
    const void *const *table;
    long owners;
    const unsigned short *classes;
};

static void nothing(struct facet *self) {}
#define FACET nothing, nothing, nothing

/* std::ctype<char>. */
static char upper(const struct facet *self, char byte) { return (char)toupper(byte); }
static char lower(const struct facet *self, char byte) { return (char)tolower(byte); }
static char *upper_all(const struct facet *self, char *from, char *to) {
    for (; from != to; from++) *from = upper(self, *from);
    return to;
}
static char *lower_all(const struct facet *self, char *from, char *to) {
    for (; from != to; from++) *from = lower(self, *from);
    return to;
}
static char widen(const struct facet *self, char byte) { return byte; }
static const char *widen_all(const struct facet *self, const char *from, const char *to, char *result) {
    while (from != to) *result++ = *from++;
    return to;
}
static char narrow(const struct facet *self, char byte, char otherwise) { return byte < 0 ? otherwise : byte; }
static const char *narrow_all(const struct facet *self, const char *from, const char *to, char otherwise, char *result) {
    for (; from != to; from++) *result++ = narrow(self, *from, otherwise);
    return to;
}
static const void *const ctype_table[] = {FACET, upper, upper_all, lower, lower_all, widen, widen_all, narrow, narrow_all};

/* std::num_put: to where, for which stream, filled up with what. A buffer that is full gives NULL. */
static struct buffer *put_text(struct buffer *to, struct ios *ios, char fill, const char *text, int length, size_t split) {
    if (!to) return NULL;
    long missing = ios->width - length;
    unsigned adjustment = ios->flags & (LEFT | RIGHT | INTERNAL);
    long before = adjustment == LEFT ? length : adjustment == INTERNAL ? (long)split : 0;
    bool fits = to->table->xsputn(to, text, before) == before;
    for (; fits && missing > 0; missing--) fits = to->table->xsputn(to, &fill, 1) == 1;
    if (fits) fits = to->table->xsputn(to, text + before, length - before) == length - before;
    ios->width = 0;
    return fits ? to : NULL;
}
static struct buffer *put_whole(struct buffer *to, struct ios *ios, char fill, unsigned long value, bool is_signed,
                                unsigned flags) {
    char text[32];
    int length = whole_text(text, value, is_signed, flags);
    return put_text(to, ios, fill, text, length, prefix(text));
}
static struct buffer *put_long(const struct facet *self, struct buffer *to, struct ios *ios, char fill, long value) {
    return put_whole(to, ios, fill, value, true, ios->flags);
}
static struct buffer *put_unsigned_long(const struct facet *self, struct buffer *to, struct ios *ios, char fill,
                                        unsigned long value) {
    return put_whole(to, ios, fill, value, false, ios->flags);
}
static struct buffer *put_bool(const struct facet *self, struct buffer *to, struct ios *ios, char fill, bool value) {
    if (!(ios->flags & BOOLALPHA)) return put_long(self, to, ios, fill, value);
    /* libc++ does not fill these up. */
    long length = value ? 4 : 5;
    return to && to->table->xsputn(to, value ? "true" : "false", length) == length ? to : NULL;
}
static struct buffer *put_real(struct buffer *to, struct ios *ios, char fill, long double value, bool is_long) {
    char text[REAL_SIZE];
    int length = real_text(text, value, is_long, ios->flags, (int)ios->precision);
    return put_text(to, ios, fill, text, length, prefix(text));
}
static struct buffer *put_double(const struct facet *self, struct buffer *to, struct ios *ios, char fill, double value) {
    return put_real(to, ios, fill, value, false);
}
static struct buffer *put_long_double(const struct facet *self, struct buffer *to, struct ios *ios, char fill,
                                      long double value) {
    return put_real(to, ios, fill, value, true);
}
static struct buffer *put_pointer(const struct facet *self, struct buffer *to, struct ios *ios, char fill, const void *value) {
    if (!value) return put_text(to, ios, fill, "(nil)", 5, 0);
    return put_whole(to, ios, fill, (unsigned long)value, false, HEX | SHOWBASE);
}
static const void *const put_table[] = {FACET,    put_bool,          put_long,   put_long,        put_unsigned_long,
                                        put_unsigned_long, put_double, put_long_double, put_pointer};

/* std::num_get: from where, for which stream, what goes wrong. At the end the place is NULL. */
static int peek(struct buffer *from) {
    if (from->get == from->get_end) return from->table->underflow(from);
    return (unsigned char)*from->get;
}
static void skip(struct buffer *from) {
    if (from->get == from->get_end) from->table->uflow(from);
    else from->get++;
}
static int peek_source(void *from) { return peek(from); }
static void skip_source(void *from) { skip(from); }

static struct buffer *end(struct buffer *from, unsigned *errors, unsigned state) {
    bool at_end = !from || peek(from) == END;
    *errors |= at_end ? state | AT_END : state;
    return at_end ? NULL : from;
}

#define GET(name, type, wide, read)                                                                                     \
    static struct buffer *name(const struct facet *self, struct buffer *from, struct buffer *unused, struct ios *ios,   \
                               unsigned *errors, type *value) {                                                         \
        if (!from) return end(from, errors, FAILED);                                                                    \
        const struct source source = {from, peek_source, skip_source, ios->flags};                                      \
        wide result;                                                                                                    \
        unsigned state = read;                                                                                          \
        *value = (type)result;                                                                                          \
        return end(from, errors, state);                                                                                \
    }
GET(get_bool, bool, bool, read_bool(&source, &result))
GET(get_long, long, long, read_signed(&source, LONG_MIN, LONG_MAX, &result))
GET(get_ushort, unsigned short, unsigned long, read_unsigned(&source, USHRT_MAX, &result))
GET(get_uint, unsigned, unsigned long, read_unsigned(&source, UINT_MAX, &result))
GET(get_ulong, unsigned long, unsigned long, read_unsigned(&source, ULONG_MAX, &result))
GET(get_float, float, double, read_real(&source, &result))
GET(get_double, double, double, read_real(&source, &result))

static void cannot_get(void) {
    mazurka_refuse("a stream reads a long double or a pointer, which is not modelled\nread another type");
}
static const void *const get_table[] = {FACET,     get_bool,  get_long,   get_long,   get_ushort, get_uint,
                                        get_ulong, get_ulong, get_float, get_double, cannot_get, cannot_get};

/* Facets are found by the addresses of their names. */
struct id {
    unsigned long flag;
    int number;
};
struct id ctype_id __asm__(STD "5ctypeIcE2idE") = {0};
struct id put_id __asm__(STD "7num_putIcNS_19ostreambuf_iteratorIcNS_11char_traitsIcEEEEE2idE") = {0};
struct id get_id __asm__(STD "7num_getIcNS_19istreambuf_iteratorIcNS_11char_traitsIcEEEEE2idE") = {0};

static struct facet mazurka_private_ctype = {ctype_table, 0, NULL};
static const struct facet put_facet = {put_table, 0, NULL}, get_facet = {get_table, 0, NULL};

MODEL(const struct facet *, use_facet, "_ZNKSt3__16locale9use_facetERNS0_2idE", const void *const *self, const struct id *id) {
    if (id == &put_id) return &put_facet;
    if (id == &get_id) return &get_facet;
    if (id == &ctype_id) {
        mazurka_private_ctype.classes = *__ctype_b_loc();
        return &mazurka_private_ctype;
    }
    mazurka_refuse("this facet of a locale is not modelled\nstreams write and read characters, texts and numbers");
}
MODEL(bool, has_facet, "_ZNKSt3__16locale9has_facetERNS0_2idE", const void *const *self, const struct id *id) {
    return id == &put_id || id == &get_id || id == &ctype_id;
}

/* The standard streams. What is printed does not order threads, so that their state is no memory that threads share. */
static int no_sync(struct buffer *self) { return 0; }
static int no_byte(struct buffer *self) { return END; }
static int not_back(struct buffer *self, int byte) { return END; }
static long print(struct buffer *self, const char *text, long length) {
    fwrite(text, 1, length, stdout);
    return length;
}
static int print_byte(struct buffer *self, int byte) {
    if (byte != END) putchar(byte);
    return byte == END ? 0 : byte;
}
static const struct buffer_table printing = {
    .sync = no_sync, .underflow = no_byte, .uflow = no_byte, .pbackfail = not_back, .xsputn = print, .overflow = print_byte};
static struct buffer mazurka_private_printer = {.table = &printing};

struct ostream {
    const long *table;
    struct ios ios;
};
struct istream {
    const long *table;
    long count;
    struct ios ios;
};
/* Where the std::ios is, then two words that nobody looks at. */
static const long ostream_table[] = {offsetof(struct ostream, ios), 0, 0}, istream_table[] = {offsetof(struct istream, ios), 0, 0};
#define STREAM(kind, extra) {.table = kind##_table + 3, .ios = {.table = ios_table + 2, .flags = SKIPWS | DEC | extra, .precision = 6, .fill = END
struct ostream cout __asm__(STD "4coutE") = STREAM(ostream, 0), .buffer = &mazurka_private_printer}};
struct ostream cerr __asm__(STD "4cerrE") = STREAM(ostream, UNITBUF), .buffer = &mazurka_private_printer}};
struct ostream clog __asm__(STD "4clogE") = STREAM(ostream, 0), .buffer = &mazurka_private_printer}};

/* One byte is known ahead. */
static int read_ahead(struct buffer *self) {
    int byte = getchar();
    if (byte != END) ungetc(byte, stdin);
    return byte;
}
static int read_byte(struct buffer *self) { return getchar(); }
static int read_back(struct buffer *self, int byte) { return byte == END ? END : ungetc(byte, stdin); }
static long read_bytes(struct buffer *self, char *to, long length) { return (long)fread(to, 1, length, stdin); }
static const struct buffer_table reading = {.sync = no_sync, .xsgetn = read_bytes, .underflow = read_ahead,
                                            .uflow = read_byte, .pbackfail = read_back, .xsputn = print, .overflow = print_byte};
static struct buffer reader = {.table = &reading};
struct istream cin __asm__(STD "3cinE") = STREAM(istream, 0), .buffer = &reader, .tie = &cout}};
