// mazurka:
//
// Each thread draws a ticket and waits for its number.
#include "client.h"

static atomic_int next, serving;

// lock begin
static void lock(int me) {
    (void)me;
    int mine = atomic_fetch_add(&next, 1);
    while (atomic_load(&serving) != mine) {
    }
}

static void unlock(int me) {
    (void)me;
    // equivalent(split): only the thread that is served writes here
    atomic_fetch_add(&serving, 1);
}
// lock end
