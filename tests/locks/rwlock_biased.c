// mazurka:
//
// A lock for readers and writers that is biased to its readers: as long as nobody has written, they only set their own
// mark; the first writer takes the bias away for good.
#define READERS 2
#define WRITERS 1
#define ROUNDS 2
#include "readers.h"

static atomic_int biased = 1, marks[READERS], state;
static int is_fast[READERS];

// lock begin
static void read_lock(int me) {
    atomic_store(&marks[me], 1);
    // equivalent(delete): without the bias everybody counts itself
    if (atomic_load(&biased) == 1) {
        is_fast[me] = 1;
        // equivalent(delete): as above
        return;
    }
    atomic_store(&marks[me], 0);
    is_fast[me] = 0;
    for (;;) {
        int readers = atomic_load(&state);
        if (readers >= 0 && readers < READERS && atomic_compare_exchange_strong(&state, &readers, readers + 1)) {
            return;
        }
    }
}

static void read_unlock(int me) {
    if (is_fast[me]) {
        atomic_store(&marks[me], 0);
        return;
    }
    atomic_fetch_sub(&state, 1);
}

static void write_lock(void) {
    int nobody = 0;
    while (!atomic_compare_exchange_strong(&state, &nobody, -1)) {
        nobody = 0;
    }
    atomic_store(&biased, 0);
    for (int i = 0; i < READERS; i++) {
        while (atomic_load(&marks[i]) == 1) {
        }
    }
}

static void write_unlock(void) {
    atomic_store(&state, 0);
}
// lock end
