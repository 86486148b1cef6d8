// mazurka:
//
// A lock for readers and writers in one word: the number of readers, which has a limit, or -1 for a writer.
#define READERS 2
#include "readers.h"

static atomic_int state;

// lock begin
static void read_lock(int me) {
    (void)me;
    for (;;) {
        int readers = atomic_load(&state);
        if (readers == -1 || readers == READERS) {
            continue;
        }
        if (atomic_compare_exchange_strong(&state, &readers, readers + 1)) {
            return;
        }
    }
}

static void read_unlock(int me) {
    (void)me;
    atomic_fetch_sub(&state, 1);
}

static void write_lock(void) {
    int nobody = 0;
    while (!atomic_compare_exchange_strong(&state, &nobody, -1)) {
        nobody = 0;
    }
}

static void write_unlock(void) {
    atomic_store(&state, 0);
}
// lock end
