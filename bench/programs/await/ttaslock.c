// Program of: Jonsson, Lång, Sagonas, "Awaiting for Godot: Stateless Model Checking that Avoids
// Executions where Nothing Happens", FMCAD 2022, Table I (ttaslock).
//
// A test-and-test-and-set lock: waits until the lock looks free before it tries. main does not
// join.
//
// N: threads. Bound on loops: N + 1.
//
// Executions as complete + blocked, in the four columns of the table (waiting loops as assumptions
// / pure loops cut / awaits / awaits and independent fetch-and-adds):
//   N = 3: 162+183 / 36+81 / 36+0 / 36+0
//   N = 4: 20760+29440 / 576+2308 / 576+0 / 576+0

#include "harness.h"
#include <assert.h>

#ifndef N
#define N 3
#endif

static atomic_int state;
static int shared;

static void acquire(int me) {
    (void)me;
    for (;;) {
        SPIN_UNTIL(atomic_load(&state) == 0);
        if (atomic_exchange(&state, 1) == 0) return;
    }
}

static void release(int me) {
    (void)me;
    atomic_store(&state, 0);
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
