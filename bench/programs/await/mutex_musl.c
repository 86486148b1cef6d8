// Program of: Jonsson, Lång, Sagonas, "Awaiting for Godot: Stateless Model Checking that Avoids
// Executions where Nothing Happens", FMCAD 2022, Table I (mutex-musl).
//
// A mutex in the manner of musl, with a count of waiters, over a modelled futex. A failed first
// attempt is followed at once by a second one. main does not join.
//
// N: threads. Bound on loops: 3 for N = 2, 2 for N = 3.
//
// Executions as complete + blocked, in the four columns of the table (waiting loops as assumptions
// / pure loops cut / awaits / awaits and independent fetch-and-adds):
//   N = 2: 20+2 / 20+2 / 20+0 / 20+0
//   N = 3: 25146+93000 / 25146+93000 / 25146+81972 / 14736+36846

#include "harness.h"
#include <assert.h>

#ifndef N
#define N 2
#endif

static atomic_int mutex, waiters, signals;
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
    while (!change(0, 1)) {
        atomic_fetch_add(&waiters, 1);
        change(1, 2);
        futex_wait();
        atomic_fetch_sub(&waiters, 1);
    }
}

static void release(int me) {
    (void)me;
    int before = atomic_exchange(&mutex, 0);
    int waiting = atomic_load(&waiters);
    if (waiting > 0 || before != 1) atomic_fetch_add(&signals, 1);
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
