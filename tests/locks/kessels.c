// mazurka:
//
// Kessels' variant of Peterson's algorithm: each thread writes only its own half of whose turn it is.
#define MAIN_ENTERS 0
#include "client.h"

static atomic_int wants[2], half[2];

// lock begin
static void lock(int me) {
    int other = 1 - me;
    atomic_store(&wants[me], 1);
    int mine = atomic_load(&half[other]) ^ me;
    atomic_store(&half[me], mine);
    while (atomic_load(&wants[other]) == 1 && (atomic_load(&half[other]) ^ me) == mine) {
    }
}

static void unlock(int me) {
    atomic_store(&wants[me], 0);
}
// lock end
