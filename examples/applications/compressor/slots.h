/* Blocks on their way: a fixed number of slots, each with room for a block before and after it is packed.
 *
 * Block n uses slot n % count, and nobody else may touch it while it is in a stage that is somebody's:
 *
 *     FREE (for the reader) -> FILLED (for a worker) -> PACKED (for the writer) -> FREE for block n + count
 *
 * Stage and block are one word, so that waiting is waiting for a value. There is little to wait for, so threads spin. */
#ifndef COMPRESSOR_SLOTS_H
#define COMPRESSOR_SLOTS_H

#include "block.h"
#include <stdatomic.h>
#include <stdint.h>

enum { MOST_SLOTS = 8 };

enum stage { FREE, FILLED, PACKED };

struct slot {
    atomic_uint state;
    uint32_t bytes;
    uint32_t sum;
    unsigned char text[BLOCK_MOST];
    struct packed packed;
};

struct slots {
    struct slot slots[MOST_SLOTS];
    uint32_t count;
    /* The block that the next worker takes, and how many there are. */
    atomic_uint next;
    uint32_t blocks;
};

void slots_init(struct slots *slots, uint32_t count, uint32_t blocks);

/* The number of a block that nobody has taken yet; at least the number of blocks if there is none. */
uint32_t slots_take(struct slots *slots);

/* Waits until a block is in a stage; returns its slot. */
struct slot *slots_wait(struct slots *slots, uint32_t block, enum stage stage);

/* A block goes on to a stage. If that is FREE, its slot is for a later block. */
void slots_pass(struct slots *slots, uint32_t block, enum stage stage);

#endif
