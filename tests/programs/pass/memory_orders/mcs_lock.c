// mazurka: --check memory-orders
// verdict: verified
//
// An MCS lock: each waiter spins on a flag of its own, which the one before it clears.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef HAND_OVER
#define HAND_OVER memory_order_release
#endif

struct node {
    _Atomic(struct node *) next;
    atomic_int waits;
};

static _Atomic(struct node *) tail;
static struct node nodes[2];
static atomic_int counter;

static void *work(void *arg)
{
    struct node *me = arg;
    atomic_store_explicit(&me->waits, 1, memory_order_relaxed);
    struct node *before = atomic_exchange_explicit(&tail, me, memory_order_acq_rel);
    if (before) {
        atomic_store_explicit(&before->next, me, memory_order_release);
        while (atomic_load_explicit(&me->waits, memory_order_acquire))
            ;
    }
    int old = atomic_load_explicit(&counter, memory_order_relaxed);
    atomic_store_explicit(&counter, old + 1, memory_order_relaxed);
    struct node *last = me;
    if (!atomic_compare_exchange_strong_explicit(&tail, &last, NULL, memory_order_release,
                                                 memory_order_relaxed)) {
        struct node *after;
        while (!(after = atomic_load_explicit(&me->next, memory_order_acquire)))
            ;
        atomic_store_explicit(&after->waits, 0, HAND_OVER);
    }
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, work, &nodes[1]);
    work(&nodes[0]);
    pthread_join(t, 0);
    return 0;
}
