// Program of: Jonsson, Lång, Sagonas, "Awaiting for Godot: Stateless Model Checking that Avoids
// Executions where Nothing Happens", FMCAD 2022, Table I (seqlock).
//
// A sequence lock: readers read without a lock and try again if a writer was there. main joins
// all.
//
// READERS, WRITERS, BOTH: threads that read, that write, and that do both. Bound on loops: 2 for
// three threads, 3 for four; it matters only in the first column.
//
// Executions as complete + blocked, in the four columns of the table (waiting loops as assumptions
// / pure loops cut / awaits / awaits and independent fetch-and-adds):
//   1, 1, 1: 147+230 / 9+83 / 9+36 / 9+36
//   1, 1, 2: 87980+104583 / 88+2769 / 88+729 / 88+729

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

static atomic_int sequence, data;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static int read_data(void) {
    int before, value;
    do {
        SPIN_UNTIL((before = atomic_load(&sequence)) % 2 == 0);
        value = atomic_load(&data);
    } while (atomic_load(&sequence) != before);
    return value;
}

static void advance(void) {
    int before = atomic_load(&sequence);
    atomic_store(&sequence, before + 1);
}

static void write_data(int value) {
    pthread_mutex_lock(&mutex);
    advance();
    atomic_store(&data, value);
    advance();
    pthread_mutex_unlock(&mutex);
}

/* Readers come first, then writers, then threads that read and then write. */
static void *thread(void *argument) {
    int id = (int)(intptr_t)argument;
    if (id < READERS) {
        read_data();
    } else if (id < READERS + WRITERS) {
        write_data(42);
    } else {
        int value = read_data();
        write_data(value + 1);
    }
    return 0;
}

int main(void) {
    create_threads(THREADS, thread);
    join_threads(THREADS);
    return 0;
}
