// Program of: Jonsson, Lång, Sagonas, "Awaiting for Godot: Stateless Model Checking that Avoids
// Executions where Nothing Happens", FMCAD 2022, Table I (qspinlock).
//
// The queued spin lock of Linux: a locked byte, a pending bit and a queue of waiters in one word.
// Each thread locks and unlocks once. main does not join.
//
// N: threads. Bound on loops: N + 1.
//
// Executions as complete + blocked, in the four columns of the table (waiting loops as assumptions
// / pure loops cut / awaits / awaits and independent fetch-and-adds):
//   N = 2: 6+2 in all columns
//   N = 3: 564+462 / 564+462 / 564+456 / 564+456

#include "harness.h"
#include <assert.h>

#ifndef N
#define N 2
#endif

#define LOCKED 0xffu
#define PENDING 0x100u
#define TAIL_SHIFT 11

struct node {
    _Atomic(struct node *) next;
    atomic_int locked;
};

static union {
    atomic_uint word;
    _Atomic unsigned char locked;
} lock;
static struct node nodes[N];
static int shared;

static void enqueue(int me) {
    struct node *own = &nodes[me], *next = 0;
    unsigned tail = (unsigned)(me + 1) << TAIL_SHIFT, expected = 0;
    atomic_store(&own->locked, 0);
    atomic_store(&own->next, 0);
    if (atomic_load(&lock.word) == 0 && atomic_compare_exchange_strong(&lock.word, &expected, 1)) return;
    unsigned old = atomic_load(&lock.word);
    while (!atomic_compare_exchange_strong(&lock.word, &old, (old & (PENDING | LOCKED)) | tail)) {
    }
    if (old >> TAIL_SHIFT) {
        struct node *previous = &nodes[(old >> TAIL_SHIFT) - 1];
        atomic_store(&previous->next, own);
        SPIN_UNTIL(atomic_load(&own->locked) != 0);
        next = atomic_load(&own->next);
    }
    unsigned seen;
    SPIN_UNTIL(((seen = atomic_load(&lock.word)) & (PENDING | LOCKED)) == 0);
    for (;;) {
        if (seen >> TAIL_SHIFT != tail >> TAIL_SHIFT) {
            atomic_store(&lock.locked, 1);
            break;
        }
        if (atomic_compare_exchange_strong(&lock.word, &seen, 1)) return;
    }
    if (!next) SPIN_UNTIL((next = atomic_load(&own->next)) != 0);
    atomic_store(&next->locked, 1);
}

static void acquire(int me) {
    unsigned seen = 0;
    if (atomic_compare_exchange_strong(&lock.word, &seen, 1)) return;
    if (seen == PENDING) SPIN_UNTIL((seen = atomic_load(&lock.word)) != PENDING);
    for (;;) {
        if (seen & ~LOCKED) {
            enqueue(me);
            return;
        }
        unsigned next = seen == 1 ? PENDING | 1 : 1;
        if (atomic_compare_exchange_strong(&lock.word, &seen, next)) {
            if (next == 1) return;
            break;
        }
    }
    SPIN_UNTIL((atomic_load(&lock.word) & LOCKED) == 0);
    atomic_fetch_add(&lock.word, 1 - PENDING);
}

static void release(int me) {
    (void)me;
    atomic_fetch_sub(&lock.word, 1);
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
