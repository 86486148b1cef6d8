// mazurka:
//
// A sense-reversing barrier: the last to arrive turns the sense over, for which the others wait.
#include "barrier.h"

static atomic_int missing = THREADS, sense;
static int senses[THREADS];

// lock begin
static void arrive(int me) {
    int mine = 1 - senses[me];
    senses[me] = mine;
    if (atomic_fetch_sub(&missing, 1) == 1) {
        atomic_store(&missing, THREADS);
        atomic_store(&sense, mine);
        // equivalent(delete): the loop below ends at once, since the sense is that of this thread, which no other can turn
        // over before this one arrives again
        return;
    }
    while (atomic_load(&sense) != mine) {
    }
}
// lock end
