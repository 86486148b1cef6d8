// Program of: Jonsson, Lång, Sagonas, "Awaiting for Godot: Stateless Model Checking that Avoids
// Executions where Nothing Happens", FMCAD 2022, Table I (mcslock).
//
// The lock of Mellor-Crummey and Scott: waiters form a queue, and each waits for a flag of its
// own. main does not join.
//
// N: threads. Bound on loops: N + 1.
//
// Executions as complete + blocked, in the four columns of the table (waiting loops as assumptions
// / pure loops cut / awaits / awaits and independent fetch-and-adds):
//   N = 3: 336+426 / 336+426 / 336+72 / 336+72
//   N = 4: 26232+33432 / 26232+33432 / 26232+4824 / 26232+4824
//   This program has 66+102 / 66+102 / 66+0 / 66+0 for N = 3. Nidhugg has 66+102, too, if the loops
//   are assumptions, and the published 336+72 if they are loops.

#include "harness.h"
#include <assert.h>

#ifndef N
#define N 3
#endif

struct node {
    _Atomic(struct node *) next;
    atomic_int locked;
};

static _Atomic(struct node *) tail;
static struct node nodes[N];
static int shared;

static void acquire(int me) {
    struct node *own = &nodes[me];
    atomic_store(&own->locked, 0);
    atomic_store(&own->next, 0);
    struct node *previous = atomic_exchange(&tail, own);
    if (previous) {
        atomic_store(&previous->next, own);
        SPIN_UNTIL(atomic_load(&own->locked) != 0);
    }
}

static void release(int me) {
    struct node *own = &nodes[me], *expected = own;
    struct node *next = atomic_load(&own->next);
    if (!next) {
        if (atomic_compare_exchange_strong(&tail, &expected, 0)) return;
        SPIN_UNTIL((next = atomic_load(&own->next)) != 0);
    }
    atomic_store(&next->locked, 1);
}

static void *thread(void *argument) {
    int me = (int)(intptr_t)argument;
    acquire(me);
    shared = 42;
    release(me);
    return 0;
}

int main(void) {
    create_threads(N, thread);
    return 0;
}
