// mazurka:
//
// Peterson's algorithm for two threads.
#define MAIN_ENTERS 0
#include "client.h"

static atomic_int wants[2], turn;

// lock begin
static void lock(int me) {
    int other = 1 - me;
    atomic_store(&wants[me], 1);
    atomic_store(&turn, other);
    while (atomic_load(&wants[other]) == 1 && atomic_load(&turn) == other) {
    }
}

static void unlock(int me) {
    atomic_store(&wants[me], 0);
}
// lock end
