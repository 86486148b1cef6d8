// mazurka:
//
// A flag that is set by test-and-set until it was clear.
#include "client.h"

static atomic_flag taken = ATOMIC_FLAG_INIT;

// lock begin
static void lock(int me) {
    (void)me;
    while (atomic_flag_test_and_set(&taken)) {
    }
}

static void unlock(int me) {
    (void)me;
    atomic_flag_clear(&taken);
}
// lock end
