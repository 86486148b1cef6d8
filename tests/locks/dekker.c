// mazurka:
//
// Dekker's algorithm for two threads.
#define MAIN_ENTERS 0
#include "client.h"

static atomic_int wants[2], turn;

// lock begin
static void lock(int me) {
    int other = 1 - me;
    atomic_store(&wants[me], 1);
    while (atomic_load(&wants[other]) == 1) {
        if (atomic_load(&turn) == other) {
            atomic_store(&wants[me], 0);
            // equivalent(delete, if): the wait only saves attempts; the thread that gives way gives way again
            while (atomic_load(&turn) == other) {
            }
            atomic_store(&wants[me], 1);
        }
    }
}

static void unlock(int me) {
    int other = 1 - me;
    atomic_store(&turn, other);
    atomic_store(&wants[me], 0);
}
// lock end
