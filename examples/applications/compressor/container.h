/* A compressed file: a head, blocks, and a tail with sums of everything. */
#ifndef COMPRESSOR_CONTAINER_H
#define COMPRESSOR_CONTAINER_H

#include "block.h"
#include <stdint.h>
#include <stdio.h>

/* What a file says about itself. */
struct summary {
    uint32_t blocks;
    uint32_t bytes;
    uint32_t sum;
};

/* Why a file cannot be read. */
enum trouble { FINE, NO_CONTAINER, CUT_SHORT, WRONG_BLOCK, WRONG_SUM, NO_OUTPUT };

const char *container_trouble(enum trouble trouble);

/* Writing; all return 0, or -1 if that fails. */
int container_begin(FILE *to, uint32_t block_size);
int container_add(FILE *to, const struct packed *packed, uint32_t bytes, uint32_t sum);
int container_end(FILE *to, const struct summary *summary);

/* Reads a whole file, and writes what was compressed. */
enum trouble container_unpack(FILE *from, FILE *to, struct summary *summary);

#endif
