// mazurka: --check memory-orders
// verdict: verified
//
// A CLH lock: each waiter spins on the flag of the one before it.
#include <pthread.h>
#include <stdatomic.h>

#ifndef LEAVE
#define LEAVE memory_order_release
#endif

static atomic_int flags[3];
static _Atomic(atomic_int *) tail = &flags[2];
static atomic_int counter;

static void *work(void *arg)
{
    atomic_int *mine = arg;
    atomic_store_explicit(mine, 1, memory_order_relaxed);
    atomic_int *before = atomic_exchange_explicit(&tail, mine, memory_order_acq_rel);
    while (atomic_load_explicit(before, memory_order_acquire))
        ;
    int old = atomic_load_explicit(&counter, memory_order_relaxed);
    atomic_store_explicit(&counter, old + 1, memory_order_relaxed);
    atomic_store_explicit(mine, 0, LEAVE);
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, work, &flags[1]);
    work(&flags[0]);
    pthread_join(t, 0);
    return 0;
}
