// mazurka:
//
// A word that compare-and-swap changes from 0 to 1.
#include "client.h"

static atomic_int taken;

// lock begin
static void lock(int me) {
    (void)me;
    int expected = 0;
    while (!atomic_compare_exchange_strong(&taken, &expected, 1)) {
        expected = 0;
    }
}

static void unlock(int me) {
    (void)me;
    atomic_store(&taken, 0);
}
// lock end
