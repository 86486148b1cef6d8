// mazurka:
//
// A mutex in three states that yields instead of sleeping: 0 is free, 1 is taken, 2 is taken with others waiting.
#include "client.h"
#include <sched.h>

static atomic_int state;

// lock begin
static void lock(int me) {
    (void)me;
    int seen = 0;
    // equivalent(delete): nobody needs the difference between 1 and 2 here
    if (atomic_compare_exchange_strong(&state, &seen, 1)) {
        return;
    }
    while (atomic_exchange(&state, 2) != 0) {
        // equivalent(delete): the scheduler need not be asked
        sched_yield();
    }
}

static void unlock(int me) {
    (void)me;
    atomic_store(&state, 0);
}
// lock end
