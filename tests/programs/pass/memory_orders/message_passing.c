// mazurka: --check memory-orders
// verdict: verified
// executions: 2
// because: the flag is seen or not
//
// Data, then a flag that releases it and is acquired.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef RELEASE
#define RELEASE memory_order_release
#endif
#ifndef ACQUIRE
#define ACQUIRE memory_order_acquire
#endif

static atomic_int data, ready;

static void *writer(void *arg)
{
    atomic_store_explicit(&data, 1, memory_order_relaxed);
    atomic_store_explicit(&ready, 1, RELEASE);
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, writer, 0);
    if (atomic_load_explicit(&ready, ACQUIRE))
        assert(atomic_load_explicit(&data, memory_order_relaxed) == 1);
    pthread_join(t, 0);
    return 0;
}
