// Program of: Jonsson, Lång, Sagonas, "Awaiting for Godot: Stateless Model Checking that Avoids
// Executions where Nothing Happens", FMCAD 2022, Table I (mutex).
//
// A mutex with three states (0 free, 1 held, 2 held and somebody may wait) over a modelled futex.
// main does not join.
//
// N: threads. Bound on loops: N + 1.
//
// Executions as complete + blocked, in the four columns of the table (waiting loops as assumptions
// / pure loops cut / awaits / awaits and independent fetch-and-adds):
//   N = 2: 12+2 / 12+2 / 12+0 / 10+0
//   N = 3: 9486+1236 / 6582+1188 / 6582+336 / 3618+312

#include "harness.h"
#include <assert.h>

#ifndef N
#define N 2
#endif

static atomic_int mutex, signals;
static int shared;

/* Sleeps while the mutex has the value 2, until the next signal. */
static void futex_wait(void) {
    int before = atomic_load(&signals);
    if (atomic_load(&mutex) == 2) SPIN_UNTIL(atomic_load(&signals) != before);
}

static int change(int from, int to) {
    return atomic_compare_exchange_strong(&mutex, &from, to);
}

static void acquire(int me) {
    (void)me;
    if (change(0, 1)) return;
    for (;;) {
        change(1, 2);
        futex_wait();
        if (change(0, 2)) return;
    }
}

static void release(int me) {
    (void)me;
    if (change(1, 0)) return;
    atomic_store(&mutex, 0);
    atomic_fetch_add(&signals, 1);
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
