// Program of: Jonsson, Lång, Sagonas, "Awaiting for Godot: Stateless Model Checking that Avoids
// Executions where Nothing Happens", FMCAD 2022, Table I (linuxrwlocks).
//
// A reader-writer spin lock on one biased counter: a reader takes 1 from it, a writer everything.
// main does not join.
//
// READERS, WRITERS, BOTH: threads that read, that write, and that do both. Bound on loops: 4.
//
// Executions as complete + blocked, in the four columns of the table (waiting loops as assumptions
// / pure loops cut / awaits / awaits and independent fetch-and-adds):
//   1, 1, 0: 6+2 / 6+2 / 6+0 / 4+0, found by enumerating all interleavings
//   1, 1, 1: 38033+31993 / 38033+31993 / 38033+0 / 3840+0

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

#define BIAS 0x100000

static atomic_int lock = BIAS;
static int data;

static void read_lock(void) {
    int before = atomic_fetch_sub(&lock, 1);
    while (before <= 0) {
        atomic_fetch_add(&lock, 1);
        SPIN_UNTIL(atomic_load(&lock) > 0);
        before = atomic_fetch_sub(&lock, 1);
    }
}

static void write_lock(void) {
    int before = atomic_fetch_sub(&lock, BIAS);
    while (before != BIAS) {
        atomic_fetch_add(&lock, BIAS);
        SPIN_UNTIL(atomic_load(&lock) == BIAS);
        before = atomic_fetch_sub(&lock, BIAS);
    }
}

static void read_data(void) {
    read_lock();
    (void)*(volatile int *)&data;
    atomic_fetch_add(&lock, 1);
}

static void write_data(int value) {
    write_lock();
    data = value;
    atomic_fetch_add(&lock, BIAS);
}

/* Writers come first, then readers, then threads that read and then write. */
static void *thread(void *argument) {
    int id = (int)(intptr_t)argument;
    if (id >= WRITERS) read_data();
    if (id < WRITERS) write_data(42);
    if (id >= WRITERS + READERS) write_data(1);
    return 0;
}

int main(void) {
    create_threads(THREADS, thread);
    return 0;
}
