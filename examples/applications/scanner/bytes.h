/* Bytes that grow. */
#ifndef SCANNER_BYTES_H
#define SCANNER_BYTES_H

#include <stdarg.h>
#include <stddef.h>

struct bytes {
    char *data;
    size_t size;
    size_t room;
};

/* An empty one needs no memory. */
void bytes_init(struct bytes *bytes);
void bytes_free(struct bytes *bytes);

/* All of these return 0, or -1 if there is no memory left; then nothing has changed. */
int bytes_reserve(struct bytes *bytes, size_t more);
int bytes_add(struct bytes *bytes, const void *from, size_t n);
int bytes_add_char(struct bytes *bytes, char c);
int bytes_add_text(struct bytes *bytes, const char *text);
int bytes_print(struct bytes *bytes, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Forgets the content and keeps the memory. */
void bytes_clear(struct bytes *bytes);

#endif
