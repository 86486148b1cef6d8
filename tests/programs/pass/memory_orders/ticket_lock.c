// mazurka: --check memory-orders
// verdict: verified
//
// A ticket lock: drawing a ticket needs no order, being served acquires what the one before released.
#include <pthread.h>
#include <stdatomic.h>

#ifndef SERVED
#define SERVED memory_order_acquire
#endif

static atomic_int next, serving, counter;

static void *work(void *arg)
{
    int ticket = atomic_fetch_add_explicit(&next, 1, memory_order_relaxed);
    while (atomic_load_explicit(&serving, SERVED) != ticket)
        ;
    int old = atomic_load_explicit(&counter, memory_order_relaxed);
    atomic_store_explicit(&counter, old + 1, memory_order_relaxed);
    atomic_store_explicit(&serving, ticket + 1, memory_order_release);
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, work, 0);
    work(0);
    pthread_join(t, 0);
    return 0;
}
