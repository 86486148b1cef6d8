// mazurka:
//
// A word with the number of its owner; only the owner can give it back.
#include "client.h"

static atomic_int owner = -1;

// lock begin
static void lock(int me) {
    int nobody = -1;
    while (!atomic_compare_exchange_strong(&owner, &nobody, me)) {
        nobody = -1;
    }
}

static void unlock(int me) {
    int mine = me;
    // equivalent(split, always): the owner alone writes while it is the owner, and its number is there
    if (!atomic_compare_exchange_strong(&owner, &mine, -1)) {
        // equivalent(delete): never reached
        assert(0);
    }
}
// lock end
