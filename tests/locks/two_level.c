// mazurka:
//
// A lock of two levels: threads of one group agree by a local lock who goes for the global one; on release, a waiting
// neighbour gets the global lock along with the local one.
#define THREADS 3
#define ROUNDS 1
#include "client.h"

// Threads 0 and 2 are one group, threads 1 and 3 (main) the other.
#define GROUP(me) ((me) % 2)

static atomic_int global, local[2], waiting[2];
static int has_global[2];

// lock begin
static void lock(int me) {
    int group = GROUP(me);
    atomic_fetch_add(&waiting[group], 1);
    while (atomic_exchange(&local[group], 1) == 1) {
    }
    atomic_fetch_sub(&waiting[group], 1);
    if (!has_global[group]) {
        while (atomic_exchange(&global, 1) == 1) {
        }
        has_global[group] = 1;
    }
}

static void unlock(int me) {
    int group = GROUP(me);
    if (atomic_load(&waiting[group]) == 0) {
        has_global[group] = 0;
        atomic_store(&global, 0);
    }
    atomic_store(&local[group], 0);
}
// lock end
