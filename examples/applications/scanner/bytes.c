/* Bytes that grow. */
#include "bytes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_ROOM = 32 };

void bytes_init(struct bytes *bytes) {
    bytes->data = NULL;
    bytes->size = 0;
    bytes->room = 0;
}

void bytes_free(struct bytes *bytes) {
    free(bytes->data);
    bytes_init(bytes);
}

int bytes_reserve(struct bytes *bytes, size_t more) {
    size_t room = bytes->room ? bytes->room : FIRST_ROOM;
    char *data;
    if (bytes->size + more < bytes->size) return -1;
    if (bytes->size + more <= bytes->room) return 0;
    while (room < bytes->size + more) room *= 2;
    data = realloc(bytes->data, room);
    if (!data) return -1;
    bytes->data = data;
    bytes->room = room;
    return 0;
}

int bytes_add(struct bytes *bytes, const void *from, size_t n) {
    if (n == 0) return 0;
    if (bytes_reserve(bytes, n)) return -1;
    memcpy(bytes->data + bytes->size, from, n);
    bytes->size += n;
    return 0;
}

int bytes_add_char(struct bytes *bytes, char c) { return bytes_add(bytes, &c, 1); }

int bytes_add_text(struct bytes *bytes, const char *text) { return bytes_add(bytes, text, strlen(text)); }

int bytes_print(struct bytes *bytes, const char *format, ...) {
    va_list list;
    int n, written;

    va_start(list, format);
    n = vsnprintf(NULL, 0, format, list);
    va_end(list);
    if (n < 0 || bytes_reserve(bytes, (size_t)n + 1)) return -1;

    va_start(list, format);
    written = vsnprintf(bytes->data + bytes->size, (size_t)n + 1, format, list);
    va_end(list);
    if (written != n) return -1;
    bytes->size += (size_t)n;
    return 0;
}

void bytes_clear(struct bytes *bytes) { bytes->size = 0; }
