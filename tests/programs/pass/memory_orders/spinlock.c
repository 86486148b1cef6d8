// mazurka: --check memory-orders
// verdict: verified
//
// A test-and-set lock: taking it acquires, leaving it releases, and what it protects needs no order of
// its own. Each taker reads what the one before it released.
#include <pthread.h>
#include <stdatomic.h>

#ifndef LEAVE
#define LEAVE memory_order_release
#endif

static atomic_int lock, counter;

static void *work(void *arg)
{
    while (atomic_exchange_explicit(&lock, 1, memory_order_acquire))
        ;
    int old = atomic_load_explicit(&counter, memory_order_relaxed);
    atomic_store_explicit(&counter, old + 1, memory_order_relaxed);
    atomic_store_explicit(&lock, 0, LEAVE);
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
