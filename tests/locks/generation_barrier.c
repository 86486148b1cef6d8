// mazurka:
//
// A barrier that counts its rounds: the last to arrive begins a new generation.
#define THREADS 3
#include "barrier.h"

static atomic_int arrived, generation;

// lock begin
static void arrive(int me) {
    (void)me;
    int now = atomic_load(&generation);
    if (atomic_fetch_add(&arrived, 1) == THREADS - 1) {
        atomic_store(&arrived, 0);
        // equivalent(split): only the last to arrive writes here
        atomic_fetch_add(&generation, 1);
        // equivalent(delete): the loop below ends at once, since the generation has changed
        return;
    }
    while (atomic_load(&generation) == now) {
    }
}
// lock end
