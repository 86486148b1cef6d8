// mazurka:
//
// Tickets that are drawn by compare-and-swap.
#include "client.h"

static atomic_int next, serving;

// lock begin
static void lock(int me) {
    (void)me;
    int mine = atomic_load(&next);
    while (!atomic_compare_exchange_strong(&next, &mine, mine + 1)) {
    }
    while (atomic_load(&serving) != mine) {
    }
}

static void unlock(int me) {
    (void)me;
    int now = atomic_load(&serving);
    atomic_store(&serving, now + 1);
}
// lock end
