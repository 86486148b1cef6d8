// mazurka:
//
// The algorithm of Burns and Lynch for two threads: one bit each, and the first one goes before the second.
#define MAIN_ENTERS 0
#include "client.h"

static atomic_int wants[2];

// lock begin
static void lock(int me) {
    if (me == 0) {
        atomic_store(&wants[0], 1);
        while (atomic_load(&wants[1]) == 1) {
        }
        return;
    }
    for (;;) {
        // equivalent(delete, if): the look only saves attempts
        while (atomic_load(&wants[0]) == 1) {
        }
        atomic_store(&wants[1], 1);
        if (atomic_load(&wants[0]) == 0) {
            return;
        }
        atomic_store(&wants[1], 0);
    }
}

static void unlock(int me) {
    atomic_store(&wants[me], 0);
}
// lock end
