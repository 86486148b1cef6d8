/* std::stringstream and its like; std::cout and its like in programs that use them; std::cin. */

#include "cxxstream.h"
#include <string.h>
#include <unistd.h>

void *operator_new(size_t size) __asm__("_Znwm");
void operator_delete(void *memory) __asm__("_ZdlPv");

void mazurka_stream_put(struct buffer *buffer, const char *text, size_t length) {
    if (buffer->descriptor != MEMORY) {
        write(buffer->descriptor, text, length);
        return;
    }
    if (buffer->mode & APPEND) buffer->put = buffer->length;
    size_t end = buffer->put + length;
    if (end > buffer->room) {
        size_t room = end < 32 ? 32 : 2 * end;
        char *grown = operator_new(room);
        memcpy(grown, buffer->text, buffer->length);
        if (buffer->room) operator_delete(buffer->text);
        buffer->text = grown;
        buffer->room = room;
    }
    memcpy(buffer->text + buffer->put, text, length);
    buffer->put = end;
    if (end > buffer->length) buffer->length = end;
}

/* Of a descriptor one byte is read ahead, which is `ahead - 1`. */
int mazurka_stream_peek(struct buffer *buffer) {
    if (buffer->descriptor == MEMORY)
        return buffer->get < buffer->length ? (unsigned char)buffer->text[buffer->get] : END;
    if (!buffer->ahead) {
        unsigned char byte;
        if (read(buffer->descriptor, &byte, 1) != 1) return END;
        buffer->ahead = byte + 1;
    }
    return buffer->ahead - 1;
}

void mazurka_stream_skip(struct buffer *buffer) {
    if (buffer->descriptor == MEMORY) buffer->get++;
    else buffer->ahead = 0;
}

bool mazurka_stream_back(struct buffer *buffer) {
    if (buffer->descriptor != MEMORY || buffer->get == 0) return false;
    buffer->get--;
    return true;
}

static void clear(struct string *string) {
    string->text = string->local;
    string->length = 0;
    string->local[0] = 0;
}

static void grow(struct string *string, size_t room) {
    char *grown = operator_new(room + 1);
    memcpy(grown, string->text, string->length + 1);
    if (string->text != string->local) operator_delete(string->text);
    string->text = grown;
    string->room = room;
}

void mazurka_string_set(struct string *string, const char *text, size_t length) {
    size_t room = string->text == string->local ? 15 : string->room;
    if (length > room) grow(string, length);
    memcpy(string->text, text, length);
    string->length = length;
    string->text[length] = 0;
}

void mazurka_string_add(struct string *string, char byte) {
    size_t room = string->text == string->local ? 15 : string->room;
    if (string->length == room) grow(string, 2 * room);
    string->text[string->length++] = byte;
    string->text[string->length] = 0;
}

/* What lies before a table of virtual functions, and the destructors in it. */
struct table {
    long base, top;
    void *type;
    void *destructors[2];
};

static void destroy_ostringstream(void *stream);
static void delete_ostringstream(void *stream);
static void destroy_istringstream(void *stream);
static void delete_istringstream(void *stream);
static void destroy_stringstream(void *stream);
static void delete_stringstream(void *stream);

static void other(void *stream) {
    mazurka_refuse("a stream is destroyed as a std::ios\ndestroy it as what it is");
}

static void from_ostream(void *stream) { destroy_stringstream((char *)stream - 16); }
static void delete_from_ostream(void *stream) { delete_stringstream((char *)stream - 16); }

static const struct table tables[] = {
    {112, 0, NULL, {destroy_ostringstream, delete_ostringstream}},
    {120, 0, NULL, {destroy_istringstream, delete_istringstream}},
    {128, 0, NULL, {destroy_stringstream, delete_stringstream}},
    {112, -16, NULL, {from_ostream, delete_from_ostream}},
    {8, 0, NULL, {other, other}},
    {16, 0, NULL, {other, other}},
    {0, 0, NULL, {other, other}},
};
enum { OSTRINGSTREAM, ISTRINGSTREAM, STRINGSTREAM, ITS_OSTREAM, OSTREAM, ISTREAM, IOS };

#define TABLE(which) tables[which].destructors

struct ostream {
    const void *table;
    struct ios ios;
};

struct istream {
    const void *table;
    long count;
    struct ios ios;
};

struct ostringstream {
    const void *table;
    struct buffer buffer;
    struct ios ios;
};

struct istringstream {
    const void *table;
    long count;
    struct buffer buffer;
    struct ios ios;
};

struct stringstream {
    const void *table;
    long count;
    const void *ostream;
    struct buffer buffer;
    struct ios ios;
};

static void fill(struct buffer *buffer, const struct string *content) {
    buffer->length = buffer->get = buffer->put = 0;
    mazurka_stream_put(buffer, content->text, content->length);
    if (!(buffer->mode & (APPEND | TO_END))) buffer->put = 0;
}

static void empty(struct buffer *buffer, unsigned mode) {
    buffer->text = NULL;
    buffer->length = buffer->room = buffer->get = buffer->put = 0;
    buffer->mode = mode;
    buffer->descriptor = MEMORY;
}

static void construct(struct ios *ios, struct buffer *buffer, const struct string *content, unsigned mode) {
    ios->table = TABLE(IOS);
    ios->precision = 6;
    ios->width = 0;
    ios->flags = SKIPWS | DEC;
    ios->exceptions = ios->state = 0;
    ios->tie = NULL;
    ios->fill = ' ';
    ios->buffer = buffer;
    empty(buffer, mode);
    if (content) fill(buffer, content);
}

static void get_text(struct string *result, const struct buffer *buffer) {
    clear(result);
    mazurka_string_set(result, buffer->text, buffer->length);
}

static void destroy(struct buffer *buffer) {
    if (buffer->room) operator_delete(buffer->text);
}

/* The text goes over; what is left is an empty stream. */
static void take(struct ios *ios, struct buffer *buffer, struct ios *from_ios, struct buffer *from) {
    *ios = *from_ios;
    ios->buffer = buffer;
    *buffer = *from;
    empty(from, from->mode);
}

#define TEMPLATE "IcSt11char_traitsIcESaIcEE"
#define STRING "NS_12basic_stringIcS2_S3_EE"
#define NAME(class, member) __asm__("_ZNSt7__cxx11" class TEMPLATE member)
#define CONST_NAME(kind, class, member) __asm__("_ZN" kind "St7__cxx11" class TEMPLATE member)

/* The functions of one of the three classes: its members are alike. */
#define STREAM(name, class, default_mode, tables_of)                                                                    \
    void name##_new(struct name *s) NAME(class, "C1Ev");                                                                \
    void name##_new_mode(struct name *s, unsigned mode) NAME(class, "C1ESt13_Ios_Openmode");                            \
    void name##_new_text(struct name *s, const struct string *text, unsigned mode)                                      \
        NAME(class, "C1ERK" STRING "St13_Ios_Openmode");                                                                \
    void name##_new_moved(struct name *s, const struct string *text, unsigned mode)                                     \
        NAME(class, "C1EO" STRING "St13_Ios_Openmode");                                                                 \
    void name##_new_from(struct name *s, struct name *from) NAME(class, "C1EOS4_");                                     \
    struct name *name##_assign(struct name *s, struct name *from) NAME(class, "aSEOS4_");                               \
    void name##_swap(struct name *s, struct name *with) NAME(class, "4swapERS4_");                                      \
    void name##_delete(struct name *s) NAME(class, "D1Ev");                                                             \
    void name##_text(struct string *result, const struct name *s) CONST_NAME("K", class, "3strEv");                     \
    void name##_text_20(struct string *result, const struct name *s) CONST_NAME("KR", class, "3strEv");                 \
    void name##_text_out(struct string *result, struct name *s) CONST_NAME("O", class, "3strEv");                       \
    void name##_set(struct name *s, const struct string *text) NAME(class, "3strERK" STRING);                           \
    void name##_set_moved(struct name *s, const struct string *text) NAME(class, "3strEO" STRING);                      \
    struct buffer *name##_buffer(struct name *s) CONST_NAME("K", class, "5rdbufEv");                                    \
                                                                                                                        \
    void name##_new_text(struct name *s, const struct string *text, unsigned mode) {                                    \
        construct(&s->ios, &s->buffer, text, mode | default_mode);                                                      \
        tables_of;                                                                                                      \
    }                                                                                                                   \
    void name##_new_moved(struct name *s, const struct string *text, unsigned mode) { name##_new_text(s, text, mode); } \
    void name##_new_mode(struct name *s, unsigned mode) { name##_new_text(s, NULL, mode); }                             \
    void name##_new(struct name *s) { name##_new_text(s, NULL, default_mode ? default_mode : IN | OUT); }               \
    void name##_new_from(struct name *s, struct name *from) {                                                           \
        take(&s->ios, &s->buffer, &from->ios, &from->buffer);                                                           \
        tables_of;                                                                                                      \
    }                                                                                                                   \
    struct name *name##_assign(struct name *s, struct name *from) {                                                     \
        destroy(&s->buffer);                                                                                            \
        take(&s->ios, &s->buffer, &from->ios, &from->buffer);                                                           \
        return s;                                                                                                       \
    }                                                                                                                   \
    void name##_swap(struct name *s, struct name *with) {                                                               \
        struct name between;                                                                                            \
        take(&between.ios, &between.buffer, &s->ios, &s->buffer);                                                       \
        take(&s->ios, &s->buffer, &with->ios, &with->buffer);                                                           \
        take(&with->ios, &with->buffer, &between.ios, &between.buffer);                                                 \
    }                                                                                                                   \
    void name##_delete(struct name *s) { destroy(&s->buffer); }                                                         \
    static void destroy_##name(void *s) { name##_delete(s); }                                                           \
    static void delete_##name(void *s) {                                                                                \
        name##_delete(s);                                                                                               \
        operator_delete(s);                                                                                             \
    }                                                                                                                   \
    void name##_text(struct string *result, const struct name *s) { get_text(result, &s->buffer); }                     \
    void name##_text_20(struct string *result, const struct name *s) { get_text(result, &s->buffer); }                  \
    void name##_text_out(struct string *result, struct name *s) {                                                       \
        get_text(result, &s->buffer);                                                                                   \
        s->buffer.length = s->buffer.get = s->buffer.put = 0;                                                           \
    }                                                                                                                   \
    void name##_set(struct name *s, const struct string *text) { fill(&s->buffer, text); }                              \
    void name##_set_moved(struct name *s, const struct string *text) { fill(&s->buffer, text); }                        \
    struct buffer *name##_buffer(struct name *s) { return &s->buffer; }

STREAM(ostringstream, "19basic_ostringstream", OUT, (s->table = TABLE(OSTRINGSTREAM)))
STREAM(istringstream, "19basic_istringstream", IN, (s->table = TABLE(ISTRINGSTREAM), s->count = 0))
STREAM(stringstream, "18basic_stringstream", 0,
       (s->table = TABLE(STRINGSTREAM), s->count = 0, s->ostream = TABLE(ITS_OSTREAM)))

static struct buffer mazurka_private_out = {.mode = OUT, .descriptor = 1};
static struct buffer mazurka_private_error = {.mode = OUT, .descriptor = 2};
static struct buffer mazurka_private_in = {.mode = IN, .descriptor = 0};

#define STANDARD(to)                                                                                                    \
    { TABLE(IOS), .precision = 6, .flags = SKIPWS | DEC, .fill = ' ', .buffer = to }

struct ostream cout __asm__("_ZSt4cout") = {TABLE(OSTREAM), STANDARD(&mazurka_private_out)};
struct ostream cerr __asm__("_ZSt4cerr") = {TABLE(OSTREAM), STANDARD(&mazurka_private_error)};
struct ostream clog __asm__("_ZSt4clog") = {TABLE(OSTREAM), STANDARD(&mazurka_private_error)};
struct istream cin __asm__("_ZSt3cin") = {TABLE(ISTREAM), 0, STANDARD(&mazurka_private_in)};
