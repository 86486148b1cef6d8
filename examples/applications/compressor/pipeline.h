/* Compressing a file with several workers: one thread reads, workers pack, one thread writes in order. */
#ifndef COMPRESSOR_PIPELINE_H
#define COMPRESSOR_PIPELINE_H

#include "container.h"

enum { MOST_WORKERS = 8 };

struct plan {
    int workers;
    int slots;
    int level;
    uint32_t block_size;
};

/* Compresses so many bytes of a file. Returns 0, or -1 if something cannot be read or written; what was written is
 * of no use then. */
int pipeline_run(const struct plan *plan, FILE *from, uint32_t bytes, FILE *to, struct summary *summary);

#endif
