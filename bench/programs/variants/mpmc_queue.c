// A variant of mpmc-queue (FMCAD 2022, Table I; see ../await/mpmc_queue.c), through a pointer.
//
// The queue is a structure, and its functions take a pointer to it. Cells are asked for first and
// filled or read by the caller, who says afterwards that this is done. Threads get their work as
// a function, and all of them are created in a loop.
//
// READERS, WRITERS, BOTH: threads that read, that write, and that do both. Bound on loops: 4.
//
// Executions: those of the original, because the operations on shared memory are the same.

#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef READERS
#define READERS 1
#endif
#ifndef WRITERS
#define WRITERS 1
#endif
#ifndef BOTH
#define BOTH 1
#endif

#ifdef SPIN_AS_ASSUME
extern void __VERIFIER_assume(int);
#endif

#define CELLS 4

struct queue {
    unsigned cells[CELLS];
    /* Reads that were started in the upper half, writes that were started in the lower half. */
    atomic_uint reserved;
    atomic_uint read, written;
};

static struct queue queue;

static void wait_until(atomic_uint *counter, unsigned value) {
#ifdef SPIN_AS_ASSUME
    __VERIFIER_assume((atomic_load(counter) & 0xffff) == value);
#else
    while ((atomic_load(counter) & 0xffff) != value)
        ;
#endif
}

/* The cell for the next element; NULL if the queue is full. */
static unsigned *reserve_write(struct queue *q) {
    unsigned seen = atomic_load(&q->reserved), reads, writes;
    for (;;) {
        reads = (seen >> 16) & 0xffff;
        writes = seen & 0xffff;
        if (writes == ((reads + CELLS) & 0xffff)) return NULL;
        unsigned next = reads << 16 | ((writes + 1) & 0xffff);
        if (atomic_compare_exchange_strong(&q->reserved, &seen, next)) break;
    }
    wait_until(&q->read, reads);
    return q->cells + writes % CELLS;
}

static void finish_write(struct queue *q) {
    atomic_fetch_add(&q->written, 1);
}

/* The cell of the first element; NULL if the queue is empty. */
static unsigned *reserve_read(struct queue *q) {
    unsigned seen = atomic_load(&q->reserved), reads, writes;
    for (;;) {
        reads = (seen >> 16) & 0xffff;
        writes = seen & 0xffff;
        if (reads == writes) return NULL;
        if (atomic_compare_exchange_strong(&q->reserved, &seen, seen + 0x10000)) break;
    }
    wait_until(&q->written, writes);
    return q->cells + reads % CELLS;
}

static void finish_read(struct queue *q) {
    atomic_fetch_add(&q->read, 1);
}

static void put(struct queue *q, unsigned value) {
    unsigned *cell = reserve_write(q);
    if (cell == NULL) return;
    *cell = value;
    finish_write(q);
}

void *writer(void *argument) {
    put(argument, 1);
    return NULL;
}

void *reader(void *argument) {
    struct queue *q = argument;
    while (reserve_read(q) != NULL) finish_read(q);
    return NULL;
}

void *reader_and_writer(void *argument) {
    writer(argument);
    return reader(argument);
}

int main() {
    pthread_t threads[WRITERS + READERS + BOTH];
    int i;
    put(&queue, 17);
    for (i = 0; i < WRITERS; i++) pthread_create(&threads[i], NULL, writer, &queue);
    for (; i < WRITERS + READERS; i++) pthread_create(&threads[i], NULL, reader, &queue);
    for (; i < WRITERS + READERS + BOTH; i++)
        pthread_create(&threads[i], NULL, reader_and_writer, &queue);
    for (i = 0; i < WRITERS + READERS + BOTH; i++) pthread_join(threads[i], NULL);
    return 0;
}
