// mazurka:
//
// A word that is exchanged for 1 until it was 0.
#define THREADS 3
#define ROUNDS 1
#include "client.h"

static atomic_int taken;

// lock begin
static void lock(int me) {
    (void)me;
    while (atomic_exchange(&taken, 1) == 1) {
    }
}

static void unlock(int me) {
    (void)me;
    atomic_store(&taken, 0);
}
// lock end
