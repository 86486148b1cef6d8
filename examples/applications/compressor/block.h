/* One block: the best of three ways to write it. */
#ifndef COMPRESSOR_BLOCK_H
#define COMPRESSOR_BLOCK_H

#include <stddef.h>

enum { BLOCK_MOST = 256, BLOCK_ROOM = BLOCK_MOST + 64 };

enum method { STORED = 0, TOKENS = 1, CODED = 2 };

struct packed {
    enum method method;
    size_t size;
    unsigned char bytes[BLOCK_ROOM];
};

/* Packs at most BLOCK_MOST bytes. The level, from 0 to 2, says how hard to try. */
void block_pack(const unsigned char *text, size_t n, int level, struct packed *packed);

/* Unpacks; returns the number of bytes, or -1 if that is not what was packed. */
long block_unpack(const struct packed *packed, unsigned char *text, size_t room);

#endif
