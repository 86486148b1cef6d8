// mazurka:
//
// Lamport's fast mutual exclusion for three threads, which are called 1, 2 and 3 here.
#define THREADS 3
#define ROUNDS 1
#define MAIN_ENTERS 0
#include "client.h"

static atomic_int x, y, enters[THREADS + 1];

// lock begin
static void lock(int number) {
    int me = number + 1;
    for (;;) {
        atomic_store(&enters[me], 1);
        // equivalent(delete): x only opens the fast path; without it everybody takes the slow one
        atomic_store(&x, me);
        if (atomic_load(&y) != 0) {
            atomic_store(&enters[me], 0);
            // equivalent(delete, if): the wait only saves attempts
            while (atomic_load(&y) != 0) {
            }
            continue;
        }
        atomic_store(&y, me);
        // equivalent(delete): without the fast path everybody takes the slow one
        if (atomic_load(&x) == me) {
            // equivalent(delete): as above
            return;
        }
        atomic_store(&enters[me], 0);
        for (int i = 1; i <= THREADS; i++) {
            while (atomic_load(&enters[i]) == 1) {
            }
        }
        if (atomic_load(&y) == me) {
            return;
        }
        // equivalent(delete, if): the wait only saves attempts
        while (atomic_load(&y) != 0) {
        }
    }
}

static void unlock(int number) {
    int me = number + 1;
    atomic_store(&y, 0);
    atomic_store(&enters[me], 0);
}
// lock end
