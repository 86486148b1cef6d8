/* Codes whose lengths fit how often symbols occur: canonical Huffman codes of at most 15 bits. */
#ifndef COMPRESSOR_HUFFMAN_H
#define COMPRESSOR_HUFFMAN_H

#include "bits.h"
#include <stdint.h>

enum { HUFFMAN_SYMBOLS = 288, HUFFMAN_LONGEST = 15 };

struct huffman_code {
    int symbols;
    /* The length of each symbol's code; 0 if it has none. */
    unsigned char lengths[HUFFMAN_SYMBOLS];
    uint16_t codes[HUFFMAN_SYMBOLS];
};

/* Makes a code from frequencies. */
void huffman_make(struct huffman_code *code, const uint32_t *frequencies, int symbols);

/* How many bits a text with these frequencies has in this code. */
uint32_t huffman_cost(const struct huffman_code *code, const uint32_t *frequencies);

/* The lengths tell all: 4 bits for each, runs of zeros shorter. */
void huffman_write_code(const struct huffman_code *code, struct bit_writer *writer);
int huffman_read_code(struct huffman_code *code, int symbols, struct bit_reader *reader);

void huffman_write(const struct huffman_code *code, int symbol, struct bit_writer *writer);
/* The next symbol; -1 if there is none. */
int huffman_read(const struct huffman_code *code, struct bit_reader *reader);

#endif
