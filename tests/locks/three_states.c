// mazurka:
//
// A mutex as over a futex: 0 is free, 1 is taken, 2 is taken and somebody sleeps. The sleeper waits for a wake-up call
// that is counted, because there is no kernel to keep it. The second thread enters three times: only so can a counter
// that loses a call come back to a value that a sleeper has seen.
#define THREADS 3
#define ROUNDS_OF(me) ((me) == 1 ? 3 : 1)
#include "client.h"
#include <sched.h>

static atomic_int state, calls;

// lock begin
static void lock(int me) {
    (void)me;
    int seen = 0;
    // equivalent(delete): 2 instead of 1 only costs calls that nobody needs
    if (atomic_compare_exchange_strong(&state, &seen, 1)) {
        return;
    }
    for (;;) {
        int before = atomic_load(&calls);
        if (atomic_exchange(&state, 2) == 0) {
            return;
        }
        // equivalent(delete, if): the sleep only saves attempts
        while (atomic_load(&calls) == before) {
            // equivalent(delete): the scheduler need not be asked
            sched_yield();
        }
    }
}

static void unlock(int me) {
    (void)me;
    if (atomic_exchange(&state, 0) == 2) {
        atomic_fetch_add(&calls, 1);
    }
}
// lock end
