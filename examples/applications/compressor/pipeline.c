/* Compressing a file with several workers.
 *
 * Whatever fails, all blocks go through all stages, so that nobody waits forever: a block that could not be read is
 * empty, and what cannot be written is dropped. */
#include "pipeline.h"

#include "crc.h"
#include "slots.h"
#include <pthread.h>
#include <string.h>

struct pipeline {
    const struct plan *plan;
    struct slots slots;
    FILE *from;
    FILE *to;
    uint32_t bytes;
    /* Each is written by one thread, and read when it has ended. */
    struct summary summary;
    uint32_t sum_read;
    int read_failed;
    int write_failed;
};

/* How many bytes a block is to have. */
static uint32_t size_of_block(const struct pipeline *p, uint32_t block) {
    uint32_t before = block * p->plan->block_size, rest = p->bytes - before;
    return rest < p->plan->block_size ? rest : p->plan->block_size;
}

/* The reader is the calling thread. */
static void read_blocks(struct pipeline *p) {
    uint32_t block;
    for (block = 0; block < p->slots.blocks; block++) {
        struct slot *slot = slots_wait(&p->slots, block, FREE);
        uint32_t wanted = size_of_block(p, block);
        size_t n = p->read_failed ? 0 : fread(slot->text, 1, wanted, p->from);
        if (n < wanted) p->read_failed = 1;
        slot->bytes = (uint32_t)n;
        p->sum_read = crc_add(p->sum_read, slot->text, n);
        slots_pass(&p->slots, block, FILLED);
    }
}

static void *pack_blocks(void *argument) {
    struct pipeline *p = argument;
    uint32_t block;
    while ((block = slots_take(&p->slots)) < p->slots.blocks) {
        struct slot *slot = slots_wait(&p->slots, block, FILLED);
        slot->sum = crc_add(CRC_START, slot->text, slot->bytes);
        block_pack(slot->text, slot->bytes, p->plan->level, &slot->packed);
        slots_pass(&p->slots, block, PACKED);
    }
    return NULL;
}

static void write_block(struct pipeline *p, uint32_t block) {
    struct slot *slot = slots_wait(&p->slots, block, PACKED);
    p->summary.blocks++;
    p->summary.bytes += slot->bytes;
    p->summary.sum = crc_add(p->summary.sum, slot->text, slot->bytes);
#ifdef BUG_FREE_TOO_EARLY
    /* The reader may fill the slot again before it is written. */
    slots_pass(&p->slots, block, FREE);
#endif
    if (container_add(p->to, &slot->packed, slot->bytes, slot->sum)) p->write_failed = 1;
#ifndef BUG_FREE_TOO_EARLY
    slots_pass(&p->slots, block, FREE);
#endif
}

static void *write_blocks(void *argument) {
    struct pipeline *p = argument;
    uint32_t block;
    if (container_begin(p->to, p->plan->block_size)) p->write_failed = 1;
    for (block = 0; block < p->slots.blocks; block++) write_block(p, block);
    if (container_end(p->to, &p->summary)) p->write_failed = 1;
    return NULL;
}

/* Fewer workers do as well, as long as there is one. */
static int start_workers(struct pipeline *p, pthread_t *workers) {
    int started = 0;
    while (started < p->plan->workers && !pthread_create(&workers[started], NULL, pack_blocks, p)) started++;
    return started;
}

int pipeline_run(const struct plan *plan, FILE *from, uint32_t bytes, FILE *to, struct summary *summary) {
    static struct pipeline p;
    pthread_t workers[MOST_WORKERS], writer;
    int started, i;
    memset(&p.summary, 0, sizeof p.summary);
    p.plan = plan;
    p.from = from;
    p.to = to;
    p.bytes = bytes;
    p.summary.sum = p.sum_read = CRC_START;
    p.read_failed = p.write_failed = 0;
    slots_init(&p.slots, (uint32_t)plan->slots, (bytes + plan->block_size - 1) / plan->block_size);
    if (pthread_create(&writer, NULL, write_blocks, &p)) return -1;
    started = start_workers(&p, workers);
    /* The writer waits for blocks that nobody packs: it ends with the process. */
    if (started == 0) return -1;
    read_blocks(&p);
    for (i = 0; i < started; i++) pthread_join(workers[i], NULL);
    pthread_join(writer, NULL);
    *summary = p.summary;
    return p.read_failed || p.write_failed || p.summary.sum != p.sum_read ? -1 : 0;
}
