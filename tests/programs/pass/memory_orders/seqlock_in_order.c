// mazurka: --check memory-orders
// verdict: verified
//
// A sequence lock whose reader loads the data in the order in which the writer stores it. Then also the
// mixtures that the reader throws away are those of sequentially consistent executions.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef LEAVE
#define LEAVE memory_order_release
#endif

static atomic_uint sequence;
static atomic_int low, high;

static void *write_both(void *arg)
{
    atomic_store_explicit(&sequence, 1, memory_order_relaxed);
    atomic_thread_fence(memory_order_release);
    atomic_store_explicit(&low, 1, memory_order_relaxed);
    atomic_store_explicit(&high, 1, memory_order_relaxed);
    atomic_store_explicit(&sequence, 2, LEAVE);
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, write_both, 0);
    unsigned before = atomic_load_explicit(&sequence, memory_order_acquire);
    int l = atomic_load_explicit(&low, memory_order_relaxed);
    int h = atomic_load_explicit(&high, memory_order_relaxed);
    atomic_thread_fence(memory_order_acquire);
    if (before % 2 == 0 && atomic_load_explicit(&sequence, memory_order_relaxed) == before)
        assert(l == h);
    pthread_join(t, 0);
    return 0;
}
