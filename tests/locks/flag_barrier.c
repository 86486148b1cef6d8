// mazurka:
//
// A dissemination barrier for two threads: each raises the other's flag and waits for its own.
#include "barrier.h"

static atomic_int flags[2];

// lock begin
static void arrive(int me) {
    int other = 1 - me;
    while (atomic_load(&flags[other]) == 1) {
    }
    atomic_store(&flags[other], 1);
    while (atomic_load(&flags[me]) == 0) {
    }
    atomic_store(&flags[me], 0);
}
// lock end
