// Program of: Jonsson, Lång, Sagonas, "Awaiting for Godot: Stateless Model Checking that Avoids
// Executions where Nothing Happens", FMCAD 2022, Table I (mpmc-queue).
//
// A bounded queue for many producers and consumers with one word for both reservations. main puts
// one element in, and joins all.
//
// READERS, WRITERS, BOTH: threads that read, that write, and that do both. Bound on loops: 4.
//
// Executions as complete + blocked, in the four columns of the table (waiting loops as assumptions
// / pure loops cut / awaits / awaits and independent fetch-and-adds):
//   1, 1, 1: 11206+8188 / 166+840 / 166+517 / 76+421
//   1, 1, 2: unknown / 39706+1123234 / 39706+360426 / 5410+114208

#include "harness.h"

#ifndef READERS
#define READERS 1
#endif
#ifndef WRITERS
#define WRITERS 1
#endif
#ifndef BOTH
#define BOTH 1
#endif
#define THREADS (READERS + WRITERS + BOTH)

#define CELLS 4

static unsigned cells[CELLS];
/* Reads that were started in the upper half, writes that were started in the lower half. */
static atomic_uint reserved;
static atomic_uint read, written;

static int put(unsigned value) {
    unsigned seen = atomic_load(&reserved), reads, writes;
    for (;;) {
        reads = seen >> 16;
        writes = seen & 0xffff;
        if (writes == ((reads + CELLS) & 0xffff)) return 0;
        if (atomic_compare_exchange_strong(&reserved, &seen, reads << 16 | ((writes + 1) & 0xffff))) break;
    }
    SPIN_UNTIL((atomic_load(&read) & 0xffff) == reads);
    cells[writes % CELLS] = value;
    atomic_fetch_add(&written, 1);
    return 1;
}

/* Takes one element, without looking at it; 0 if there is none. */
static int take(void) {
    unsigned seen = atomic_load(&reserved), writes;
    for (;;) {
        writes = seen & 0xffff;
        if (seen >> 16 == writes) return 0;
        if (atomic_compare_exchange_strong(&reserved, &seen, seen + 0x10000)) break;
    }
    SPIN_UNTIL((atomic_load(&written) & 0xffff) == writes);
    atomic_fetch_add(&read, 1);
    return 1;
}

static void drain(void) {
    for (;;) {
        if (!take()) return;
    }
}

/* Writers come first, then readers, then threads that write and read. */
static void *thread(void *argument) {
    int id = (int)(intptr_t)argument;
    if (id < WRITERS || id >= WRITERS + READERS) put(1);
    if (id >= WRITERS) drain();
    return 0;
}

int main(void) {
    put(17);
    create_threads(THREADS, thread);
    join_threads(THREADS);
    return 0;
}
