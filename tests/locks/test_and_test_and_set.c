// mazurka:
//
// Looks until the word is 0, and only then exchanges it.
#include "client.h"

static atomic_int taken;

// lock begin
static void lock(int me) {
    (void)me;
    for (;;) {
        // equivalent(delete, if): the look only saves exchanges
        while (atomic_load(&taken) == 1) {
        }
        if (atomic_exchange(&taken, 1) == 0) {
            return;
        }
    }
}

static void unlock(int me) {
    (void)me;
    atomic_store(&taken, 0);
}
// lock end
