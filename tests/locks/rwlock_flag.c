// mazurka:
//
// A lock for readers and writers: a mark for the writer, and a counter of the readers that it waits for.
#define READERS 2
#define WRITERS 2
#include "readers.h"

static atomic_int writing, reading;

// lock begin
static void read_lock(int me) {
    (void)me;
    for (;;) {
        atomic_fetch_add(&reading, 1);
        if (atomic_load(&writing) == 0) {
            return;
        }
        atomic_fetch_sub(&reading, 1);
        // equivalent(delete, if): the wait only saves attempts
        while (atomic_load(&writing) == 1) {
        }
    }
}

static void read_unlock(int me) {
    (void)me;
    atomic_fetch_sub(&reading, 1);
}

static void write_lock(void) {
    while (atomic_exchange(&writing, 1) == 1) {
    }
    while (atomic_load(&reading) != 0) {
    }
}

static void write_unlock(void) {
    atomic_store(&writing, 0);
}
// lock end
