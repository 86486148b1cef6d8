/* Texts with a length. */
#include "text.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

struct text text_copy(const char *bytes, size_t size) {
    struct text text = {malloc(size + 1), 0};
    if (text.bytes) {
        memcpy(text.bytes, bytes, size);
        /* For those who want a string. */
        text.bytes[size] = 0;
        text.size = size;
    }
    return text;
}

struct text text_of(const char *string) { return text_copy(string, strlen(string)); }

void text_free(struct text *text) {
    free(text->bytes);
    text->bytes = NULL;
    text->size = 0;
}

int text_append(struct text *text, const char *bytes, size_t size) {
    char *more = realloc(text->bytes, text->size + size + 1);
    if (!more) return -1;
    memcpy(more + text->size, bytes, size);
    text->bytes = more;
    text->size += size;
    text->bytes[text->size] = 0;
    return 0;
}

int text_equal(const struct text *text, const char *bytes, size_t size) {
    return text->size == size && memcmp(text->bytes, bytes, size) == 0;
}

int text_number(const struct text *text, long *number) {
    char *end;
    if (text->size == 0) return -1;
    errno = 0;
    *number = strtol(text->bytes, &end, 10);
    return errno || end != text->bytes + text->size ? -1 : 0;
}
