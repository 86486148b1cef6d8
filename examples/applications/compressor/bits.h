/* Bits in bytes, the lowest first. */
#ifndef COMPRESSOR_BITS_H
#define COMPRESSOR_BITS_H

#include <stddef.h>
#include <stdint.h>

struct bit_writer {
    unsigned char *to;
    size_t room;
    size_t size;
    uint32_t pending;
    int count;
    /* There was no room for something. */
    int full;
};

void bits_begin_writing(struct bit_writer *writer, unsigned char *to, size_t room);
void bits_write(struct bit_writer *writer, uint32_t value, int count);
/* Fills up the last byte; returns the number of bytes, 0 if they did not fit. */
size_t bits_end_writing(struct bit_writer *writer);

struct bit_reader {
    const unsigned char *from;
    size_t size;
    size_t at;
    uint32_t pending;
    int count;
    /* Something was read that is not there. */
    int empty;
};

void bits_begin_reading(struct bit_reader *reader, const unsigned char *from, size_t size);
uint32_t bits_read(struct bit_reader *reader, int count);

#endif
