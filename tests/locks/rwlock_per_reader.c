// mazurka:
//
// A lock for readers and writers with a mark for each reader: cheap to read, a writer looks at all marks.
#define READERS 2
#define WRITERS 2
#include "readers.h"

static atomic_int writing, reading[READERS];

// lock begin
static void read_lock(int me) {
    for (;;) {
        atomic_store(&reading[me], 1);
        if (atomic_load(&writing) == 0) {
            return;
        }
        atomic_store(&reading[me], 0);
        // equivalent(delete, if): the wait only saves attempts
        while (atomic_load(&writing) == 1) {
        }
    }
}

static void read_unlock(int me) {
    atomic_store(&reading[me], 0);
}

static void write_lock(void) {
    while (atomic_exchange(&writing, 1) == 1) {
    }
    for (int i = 0; i < READERS; i++) {
        while (atomic_load(&reading[i]) == 1) {
        }
    }
}

static void write_unlock(void) {
    atomic_store(&writing, 0);
}
// lock end
