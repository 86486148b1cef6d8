/* The streams of C++ as libstdc++ lays them out. What compiled programs look at themselves is the offset of the virtual
 * base, before the table of virtual functions, and the numbers in ios_base; all else goes through functions. */

#include "stream_numbers.h"

enum mode { APPEND = 1, TO_END = 2, IN = 8, OUT = 16 };
enum { MEMORY = -1 };

/* std::string. */
struct string {
    char *text;
    size_t length;
    union {
        char local[16];
        size_t room;
    };
};

/* In the place of a std::stringbuf: text in memory, or a descriptor. */
struct buffer {
    const void *table;
    char *text;
    size_t length, room, get, put;
    unsigned mode;
    int descriptor;
    int ahead;
    char rest[104 - 60];
};

/* std::ios, which begins with std::ios_base. */
struct ios {
    const void *table;
    long precision, width;
    unsigned flags, exceptions, state;
    char rest[216 - 36];
    void *tie;
    char fill, filled;
    struct buffer *buffer;
    void *facets[3];
};

_Static_assert(sizeof(struct string) == 32 && sizeof(struct buffer) == 104 && sizeof(struct ios) == 264, "as in libstdc++");

static inline struct ios *ios_of(const void *stream) {
    const long *table = *(const long *const *)stream;
    return (struct ios *)((char *)stream + table[-3]);
}

static inline void set_state(struct ios *ios, unsigned state) {
    ios->state |= state;
    if (ios->state & ios->exceptions)
        mazurka_refuse("a stream is to throw an exception, which is not modelled\nlook at the state of the stream instead");
}

/* What streams do with text. */
void mazurka_stream_put(struct buffer *buffer, const char *text, size_t length);
/* The next byte, which stays there. */
int mazurka_stream_peek(struct buffer *buffer);
void mazurka_stream_skip(struct buffer *buffer);
bool mazurka_stream_back(struct buffer *buffer);
/* What std::string does. */
void mazurka_string_set(struct string *string, const char *text, size_t length);
void mazurka_string_add(struct string *string, char byte);
