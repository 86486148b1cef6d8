/* Input from the streams of C++, and their state. */

#include "cxxstream.h"
#include <pthread.h>

/* Who reads from std::cin waits for whoever else does. */
static pthread_mutex_t lock_of_cin;

struct istream {
    const void *table;
    long count;
};

static bool is_space(int byte) { return byte == ' ' || (byte >= '\t' && byte <= '\r'); }

static void release(struct ios *ios) {
    if (ios->buffer->descriptor != MEMORY) pthread_mutex_unlock(&lock_of_cin);
}

/* The next byte; at the end the stream knows it. */
static int peek(struct ios *ios) {
    int byte = mazurka_stream_peek(ios->buffer);
    if (byte == END) ios->state |= AT_END;
    return byte;
}

static void skip_spaces(struct ios *ios) {
    while (is_space(peek(ios))) mazurka_stream_skip(ios->buffer);
}

/* Whether there is something to read, which has to be released then. */
static bool begin(struct ios *ios, bool skips) {
    if (ios->buffer->descriptor != MEMORY) pthread_mutex_lock(&lock_of_cin);
    if (ios->state == 0 && skips) skip_spaces(ios);
    if (ios->state == 0) return true;
    release(ios);
    set_state(ios, FAILED);
    return false;
}

static bool begin_formatted(struct ios *ios) { return begin(ios, ios->flags & SKIPWS); }

static void *end(void *stream, struct ios *ios, unsigned state) {
    release(ios);
    if (state | ios->state) set_state(ios, state);
    return stream;
}

static int peek_source(void *ios) { return peek(ios); }
static void skip_source(void *ios) { mazurka_stream_skip(((struct ios *)ios)->buffer); }

#define EXTRACT(name, type, letter, wide, read)                                                                         \
    void *name(void *stream, type *value) __asm__("_ZNSirsER" letter);                                                  \
    void *name(void *stream, type *value) {                                                                             \
        struct ios *ios = ios_of(stream);                                                                               \
        if (!begin_formatted(ios)) return stream;                                                                       \
        const struct source source = {ios, peek_source, skip_source, ios->flags};                                       \
        wide result;                                                                                                    \
        unsigned state = read;                                                                                          \
        *value = (type)result;                                                                                          \
        return end(stream, ios, state);                                                                                 \
    }

EXTRACT(get_short, short, "s", long, read_signed(&source, SHRT_MIN, SHRT_MAX, &result))
EXTRACT(get_int, int, "i", long, read_signed(&source, INT_MIN, INT_MAX, &result))
EXTRACT(get_long, long, "l", long, read_signed(&source, LONG_MIN, LONG_MAX, &result))
EXTRACT(get_long_long, long long, "x", long, read_signed(&source, LONG_MIN, LONG_MAX, &result))
EXTRACT(get_ushort, unsigned short, "t", unsigned long, read_unsigned(&source, USHRT_MAX, &result))
EXTRACT(get_uint, unsigned, "j", unsigned long, read_unsigned(&source, UINT_MAX, &result))
EXTRACT(get_ulong, unsigned long, "m", unsigned long, read_unsigned(&source, ULONG_MAX, &result))
EXTRACT(get_ulong_long, unsigned long long, "y", unsigned long, read_unsigned(&source, ULONG_MAX, &result))

EXTRACT(get_double, double, "d", double, read_real(&source, &result))
EXTRACT(get_float, float, "f", double, read_real(&source, &result))

EXTRACT(get_bool, bool, "b", bool, read_bool(&source, &result))

void *manipulate(void *stream, void *(*manipulator)(void *)) __asm__("_ZNSirsEPFRSiS_E");
void *manipulate(void *stream, void *(*manipulator)(void *)) { return manipulator(stream); }
void *manipulate_ios(void *stream, void *(*manipulator)(void *)) __asm__("_ZNSirsEPFRSt8ios_baseS0_E");
void *manipulate_ios(void *stream, void *(*manipulator)(void *)) { return manipulator(ios_of(stream)), stream; }

void *get_char(void *stream, char *value) __asm__("_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_");
void *get_char(void *stream, char *value) {
    struct ios *ios = ios_of(stream);
    if (!begin_formatted(ios)) return stream;
    int byte = peek(ios);
    if (byte == END) return end(stream, ios, FAILED);
    *value = (char)byte;
    mazurka_stream_skip(ios->buffer);
    return end(stream, ios, 0);
}

/* A word, of so many bytes at most: to a string, or to memory. */
static void *get_word(void *stream, struct string *string, char *memory, long most) {
    struct ios *ios = ios_of(stream);
    if (!begin_formatted(ios)) return stream;
    if (ios->width > 0 && ios->width < most) most = ios->width;
    if (memory) most--;
    long length = 0;
    if (string) mazurka_string_set(string, "", 0);
    for (int byte; length < most && (byte = peek(ios)) != END && !is_space(byte); length++) {
        if (string) mazurka_string_add(string, (char)byte);
        else memory[length] = (char)byte;
        mazurka_stream_skip(ios->buffer);
    }
    if (memory) memory[length] = 0;
    ios->width = 0;
    return end(stream, ios, length ? 0 : FAILED);
}

void *get_string(void *stream, struct string *string)
    __asm__("_ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE");
void *get_string(void *stream, struct string *string) { return get_word(stream, string, NULL, LONG_MAX); }

void get_array(void *stream, char *memory, long size) __asm__("_ZSt17__istream_extractRSiPcl");
void get_array(void *stream, char *memory, long size) { get_word(stream, NULL, memory, size); }

#define GETLINE "_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE"
void *get_until(void *stream, struct string *string, char delimiter) __asm__(GETLINE "S4_");
void *get_until(void *stream, struct string *string, char delimiter) {
    struct ios *ios = ios_of(stream);
    if (!begin(ios, false)) return stream;
    mazurka_string_set(string, "", 0);
    bool any = false;
    for (int byte; (byte = peek(ios)) != END;) {
        any = true;
        mazurka_stream_skip(ios->buffer);
        if (byte == (unsigned char)delimiter) break;
        mazurka_string_add(string, (char)byte);
    }
    return end(stream, ios, any ? 0 : FAILED);
}

void *get_line(void *stream, struct string *string) __asm__(GETLINE);
void *get_line(void *stream, struct string *string) { return get_until(stream, string, '\n'); }

int get_byte(struct istream *stream) __asm__("_ZNSi3getEv");
int get_byte(struct istream *stream) {
    struct ios *ios = ios_of(stream);
    stream->count = 0;
    if (!begin(ios, false)) return END;
    int byte = peek(ios);
    if (byte != END) {
        stream->count = 1;
        mazurka_stream_skip(ios->buffer);
    }
    end(stream, ios, byte == END ? FAILED : 0);
    return byte;
}

void *get_into(struct istream *stream, char *value) __asm__("_ZNSi3getERc");
void *get_into(struct istream *stream, char *value) {
    int byte = get_byte(stream);
    if (byte != END) *value = (char)byte;
    return stream;
}

int peek_byte(struct istream *stream) __asm__("_ZNSi4peekEv");
int peek_byte(struct istream *stream) {
    struct ios *ios = ios_of(stream);
    stream->count = 0;
    if (ios->state || !begin(ios, false)) return END;
    int byte = peek(ios);
    end(stream, ios, 0);
    return byte;
}

void *read_bytes(struct istream *stream, char *to, long length) __asm__("_ZNSi4readEPcl");
void *read_bytes(struct istream *stream, char *to, long length) {
    struct ios *ios = ios_of(stream);
    stream->count = 0;
    if (!begin(ios, false)) return stream;
    for (int byte; stream->count < length && (byte = peek(ios)) != END; mazurka_stream_skip(ios->buffer))
        to[stream->count++] = (char)byte;
    return end(stream, ios, stream->count < length ? FAILED : 0);
}

void *get_c_line_until(struct istream *stream, char *to, long size, char delimiter) __asm__("_ZNSi7getlineEPclc");
void *get_c_line_until(struct istream *stream, char *to, long size, char delimiter) {
    struct ios *ios = ios_of(stream);
    stream->count = 0;
    if (size > 0) to[0] = 0;
    if (!begin(ios, false)) return stream;
    long length = 0;
    unsigned state = 0;
    for (int byte; (byte = peek(ios)) != END;) {
        if (byte != (unsigned char)delimiter && length + 1 >= size) {
            state = FAILED;
            break;
        }
        stream->count++;
        mazurka_stream_skip(ios->buffer);
        if (byte == (unsigned char)delimiter) break;
        to[length++] = (char)byte;
    }
    if (size > 0) to[length] = 0;
    return end(stream, ios, stream->count ? state : FAILED);
}

void *get_c_line(struct istream *stream, char *to, long size) __asm__("_ZNSi7getlineEPcl");
void *get_c_line(struct istream *stream, char *to, long size) { return get_c_line_until(stream, to, size, '\n'); }

void *ignore_until(struct istream *stream, long most, int delimiter) __asm__("_ZNSi6ignoreEli");
void *ignore_until(struct istream *stream, long most, int delimiter) {
    struct ios *ios = ios_of(stream);
    stream->count = 0;
    if (!begin(ios, false)) return stream;
    for (int byte; (stream->count < most || most == LONG_MAX) && (byte = peek(ios)) != END;) {
        stream->count++;
        mazurka_stream_skip(ios->buffer);
        if (byte == delimiter) break;
    }
    return end(stream, ios, 0);
}

void *ignore_some(struct istream *stream, long most) __asm__("_ZNSi6ignoreEl");
void *ignore_some(struct istream *stream, long most) { return ignore_until(stream, most, END); }
void *ignore_one(struct istream *stream) __asm__("_ZNSi6ignoreEv");
void *ignore_one(struct istream *stream) { return ignore_until(stream, 1, END); }

void *unget(struct istream *stream) __asm__("_ZNSi5ungetEv");
void *unget(struct istream *stream) {
    struct ios *ios = ios_of(stream);
    stream->count = 0;
    ios->state &= ~AT_END;
    if (!begin(ios, false)) return stream;
    return end(stream, ios, mazurka_stream_back(ios->buffer) ? 0 : BAD);
}

void *put_back(struct istream *stream, char value) __asm__("_ZNSi7putbackEc");
void *put_back(struct istream *stream, char value) {
    struct ios *ios = ios_of(stream);
    stream->count = 0;
    ios->state &= ~AT_END;
    if (!begin(ios, false)) return stream;
    bool back = mazurka_stream_back(ios->buffer);
    if (back && ios->buffer->text[ios->buffer->get] != value) {
        if (ios->buffer->mode & OUT) {
            ios->buffer->text[ios->buffer->get] = value;
        } else {
            mazurka_stream_skip(ios->buffer);
            back = false;
        }
    }
    return end(stream, ios, back ? 0 : BAD);
}

long last_count(const struct istream *stream) __asm__("_ZNKSi6gcountEv");
long last_count(const struct istream *stream) { return stream->count; }

void *skip_white(void *stream) __asm__("_ZSt2wsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_");
void *skip_white(void *stream) {
    struct ios *ios = ios_of(stream);
    if (!begin(ios, false)) return stream;
    skip_spaces(ios);
    return end(stream, ios, 0);
}

/* std::streampos. */
struct position {
    long offset, state;
};

struct position tell_get(struct istream *stream) __asm__("_ZNSi5tellgEv");
struct position tell_get(struct istream *stream) {
    const struct ios *ios = ios_of(stream);
    return (struct position){ios->state & (BAD | FAILED) ? -1 : (long)ios->buffer->get, 0};
}

void *seek_get(struct istream *stream, long offset, long state) __asm__("_ZNSi5seekgESt4fposI11__mbstate_tE");
void *seek_get(struct istream *stream, long offset, long state) {
    struct ios *ios = ios_of(stream);
    ios->state &= ~AT_END;
    if (ios->state) return stream;
    if (offset < 0 || offset > (long)ios->buffer->length) set_state(ios, FAILED);
    else ios->buffer->get = offset;
    return stream;
}

void *set_width(void *stream, int width)
    __asm__("_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_St5_Setw");
void *set_width(void *stream, int width) { return ios_of(stream)->width = width, stream; }
