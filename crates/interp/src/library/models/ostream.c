/* Output to the streams of C++: what is inserted becomes text as the numbers in std::ios_base say. */

#include "cxxstream.h"

/* Text with what fills it up to the width, `split` bytes from its start if it is to be filled inside. */
static void put_filled(struct ios *ios, const char *text, size_t length, size_t split) {
    size_t missing = ios->width > (long)length ? ios->width - length : 0;
    unsigned adjustment = ios->flags & (LEFT | RIGHT | INTERNAL);
    size_t before = adjustment == LEFT ? length : adjustment == INTERNAL ? split : 0;
    mazurka_stream_put(ios->buffer, text, before);
    for (size_t i = 0; i < missing; i++) mazurka_stream_put(ios->buffer, &ios->fill, 1);
    mazurka_stream_put(ios->buffer, text + before, length - before);
    ios->width = 0;
}

static void *put_text(void *stream, const char *text, size_t length, size_t split) {
    struct ios *ios = ios_of(stream);
    if (ios->state == 0) put_filled(ios, text, length, split);
    else if (ios->state & BAD) set_state(ios, FAILED);
    return stream;
}

/* A number that is unsigned or, in decimal, may be negative. */
static void *put_whole(void *stream, unsigned long value, bool is_signed, unsigned flags) {
    char text[32];
    int length = whole_text(text, value, is_signed, flags);
    return put_text(stream, text, length, prefix(text));
}

static void *put_signed(void *stream, long value, unsigned long as_unsigned) {
    unsigned flags = ios_of(stream)->flags, base = flags & (DEC | OCT | HEX);
    return put_whole(stream, base == OCT || base == HEX ? as_unsigned : (unsigned long)value, true, flags);
}

static void *put_unsigned(void *stream, unsigned long value) {
    return put_whole(stream, value, false, ios_of(stream)->flags);
}

static void *put_real(void *stream, long double value, bool is_long) {
    const struct ios *ios = ios_of(stream);
    char text[REAL_SIZE];
    int length = real_text(text, value, is_long, ios->flags, (int)ios->precision);
    return put_text(stream, text, length, prefix(text));
}

typedef void *(*manipulator)(void *);

#define INSERT(name, type, letter, body)                                                                                \
    void *name(void *stream, type value) __asm__("_ZNSolsE" letter);                                                    \
    void *name(void *stream, type value) { return body; }

INSERT(put_short, short, "s", put_signed(stream, value, (unsigned short)value))
INSERT(put_int, int, "i", put_signed(stream, value, (unsigned)value))
INSERT(put_long, long, "l", put_signed(stream, value, value))
INSERT(put_long_long, long long, "x", put_signed(stream, value, value))
INSERT(put_ushort, unsigned short, "t", put_unsigned(stream, value))
INSERT(put_uint, unsigned, "j", put_unsigned(stream, value))
INSERT(put_ulong, unsigned long, "m", put_unsigned(stream, value))
INSERT(put_ulong_long, unsigned long long, "y", put_unsigned(stream, value))
INSERT(put_double, double, "d", put_real(stream, value, false))
INSERT(put_float, float, "f", put_real(stream, value, false))
INSERT(put_long_double, long double, "e", put_real(stream, value, true))
INSERT(put_pointer, const void *, "PKv",
       put_whole(stream, (unsigned long)value, false, (ios_of(stream)->flags & ~(DEC | OCT | UPPERCASE)) | HEX | SHOWBASE))
INSERT(put_manipulated, manipulator, "PFRSoS_E", value(stream))

void *put_bool(void *stream, bool value) __asm__("_ZNSolsEb");
void *put_bool(void *stream, bool value) {
    if (!(ios_of(stream)->flags & BOOLALPHA)) return put_signed(stream, value, value);
    return value ? put_text(stream, "true", 4, 0) : put_text(stream, "false", 5, 0);
}

void *put_null(void *stream, void *null) __asm__("_ZNSolsEDn");
void *put_null(void *stream, void *null) { return put_text(stream, "nullptr", 7, 0); }

void *change_flags(void *stream, manipulator change) __asm__("_ZNSolsEPFRSt8ios_baseS0_E");
void *change_flags(void *stream, manipulator change) {
    change(ios_of(stream));
    return stream;
}

void *change_ios(void *stream, manipulator change) __asm__("_ZNSolsEPFRSt9basic_iosIcSt11char_traitsIcEES3_E");
void *change_ios(void *stream, manipulator change) { return change_flags(stream, change); }

/* All that is left in a buffer. */
void *put_buffer(void *stream, struct buffer *from) __asm__("_ZNSolsEPSt15basic_streambufIcSt11char_traitsIcEE");
void *put_buffer(void *stream, struct buffer *from) {
    struct ios *ios = ios_of(stream);
    bool any = false;
    for (int byte; ios->state == 0 && (byte = mazurka_stream_peek(from)) != END; any = true) {
        char one = (char)byte;
        mazurka_stream_put(ios->buffer, &one, 1);
        mazurka_stream_skip(from);
    }
    if (!any) set_state(ios, FAILED);
    return stream;
}

void *put_string(void *stream, const struct string *string)
    __asm__("_ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE");
void *put_string(void *stream, const struct string *string) { return put_text(stream, string->text, string->length, 0); }

void *insert_bytes(void *stream, const char *text, long length)
    __asm__("_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l");
void *insert_bytes(void *stream, const char *text, long length) { return put_text(stream, text, length, 0); }

void *put_c_string(void *stream, const char *text) __asm__("_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc");
void *put_c_string(void *stream, const char *text) {
    if (text) return put_text(stream, text, strlen(text), 0);
    set_state(ios_of(stream), BAD);
    return stream;
}

void *put_char(void *stream, char value) __asm__("_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c");
void *put_char(void *stream, char value) { return put_text(stream, &value, 1, 0); }
void *put_uchar(void *stream, char value) __asm__("_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_h");
void *put_uchar(void *stream, char value) { return put_text(stream, &value, 1, 0); }

void *write_bytes(void *stream, const char *text, long length) __asm__("_ZNSo5writeEPKcl");
void *write_bytes(void *stream, const char *text, long length) {
    struct ios *ios = ios_of(stream);
    if (ios->state == 0) mazurka_stream_put(ios->buffer, text, length);
    return stream;
}

void *put_byte(void *stream, char value) __asm__("_ZNSo3putEc");
void *put_byte(void *stream, char value) { return write_bytes(stream, &value, 1); }
void *end_line(void *stream) __asm__("_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_");
void *end_line(void *stream) { return write_bytes(stream, "\n", 1); }
void *end_text(void *stream) __asm__("_ZSt4endsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_");
void *end_text(void *stream) { return write_bytes(stream, "", 1); }
void *flush(void *stream) __asm__("_ZSt5flushIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_");
void *flush(void *stream) { return stream; }
void *flush_it(void *stream) __asm__("_ZNSo5flushEv");
void *flush_it(void *stream) { return stream; }

#define SET "_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St"
void *set_width(void *stream, int width) __asm__(SET "5_Setw");
void *set_width(void *stream, int width) { return ios_of(stream)->width = width, stream; }
void *set_precision(void *stream, int precision) __asm__(SET "13_Setprecision");
void *set_precision(void *stream, int precision) { return ios_of(stream)->precision = precision, stream; }
void *set_fill(void *stream, char fill) __asm__(SET "8_SetfillIS3_E");
void *set_fill(void *stream, char fill) { return ios_of(stream)->fill = fill, stream; }
void *set_base(void *stream, int base) __asm__(SET "8_Setbase");
void *set_base(void *stream, int base) {
    struct ios *ios = ios_of(stream);
    ios->flags = (ios->flags & ~(DEC | OCT | HEX)) | (base == 8 ? OCT : base == 10 ? DEC : base == 16 ? HEX : 0);
    return stream;
}

/* std::streampos. */
struct position {
    long offset, state;
};

struct position tell_put(void *stream) __asm__("_ZNSo5tellpEv");
struct position tell_put(void *stream) {
    const struct ios *ios = ios_of(stream);
    return (struct position){ios->state & (BAD | FAILED) ? -1 : (long)ios->buffer->put, 0};
}

void *seek_put(void *stream, long offset, long state) __asm__("_ZNSo5seekpESt4fposI11__mbstate_tE");
void *seek_put(void *stream, long offset, long state) {
    struct ios *ios = ios_of(stream);
    if (ios->state & (BAD | FAILED)) return stream;
    if (offset < 0 || offset > (long)ios->buffer->length) set_state(ios, FAILED);
    else ios->buffer->put = offset;
    return stream;
}
