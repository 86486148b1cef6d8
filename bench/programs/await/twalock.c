// Program of: Jonsson, Lång, Sagonas, "Awaiting for Godot: Stateless Model Checking that Avoids
// Executions where Nothing Happens", FMCAD 2022, Table I (twalock).
//
// A ticket lock in which waiters that are not next wait on a slot of an array instead. main does
// not join.
//
// N: threads. Bound on loops: N + 1.
//
// Executions as complete + blocked, in the four columns of the table (waiting loops as assumptions
// / pure loops cut / awaits / awaits and independent fetch-and-adds):
//   N = 3: 96+90 / 96+90 / 96+0 / 96+0
//   N = 4: 6144+7224 / 6144+7224 / 6144+0 / 6144+0

#include "harness.h"
#include <assert.h>

#ifndef N
#define N 3
#endif

#define SLOTS 4096

static atomic_uint ticket, grant, slots[SLOTS];
static int shared;

static void acquire(int me) {
    (void)me;
    unsigned mine = atomic_fetch_add(&ticket, 1);
    unsigned distance = mine - atomic_load(&grant);
    if (distance == 0) return;
    if (distance > 1) {
        unsigned seen = atomic_load(&slots[mine % SLOTS]);
        distance = mine - atomic_load(&grant);
        while (distance > 1) {
            unsigned before = seen;
            SPIN_UNTIL((seen = atomic_load(&slots[mine % SLOTS])) != before);
            distance = mine - atomic_load(&grant);
        }
    }
    SPIN_UNTIL(atomic_load(&grant) == mine);
}

static void release(int me) {
    (void)me;
    unsigned next = atomic_load(&grant) + 1;
    atomic_store(&grant, next);
    atomic_fetch_add(&slots[(next + 1) % SLOTS], 1);
}

static void *thread(void *argument) {
    int me = (int)(intptr_t)argument;
    acquire(me);
    shared = me;
    assert(shared == me);
    release(me);
    return 0;
}

int main(void) {
    create_threads(N, thread);
    return 0;
}
