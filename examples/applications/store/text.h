/* Texts with a length, which may contain anything. */
#ifndef STORE_TEXT_H
#define STORE_TEXT_H

#include <stddef.h>

struct text {
    char *bytes;
    size_t size;
};

/* A copy; its bytes are NULL if there is no memory left. */
struct text text_copy(const char *bytes, size_t size);
struct text text_of(const char *string);
void text_free(struct text *text);

/* Appends; returns -1 if there is no memory left. */
int text_append(struct text *text, const char *bytes, size_t size);

int text_equal(const struct text *text, const char *bytes, size_t size);

/* A whole number that is all of the text. */
int text_number(const struct text *text, long *number);

#endif
