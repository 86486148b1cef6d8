// mazurka: --check memory-orders
// verdict: violation
// violation: memory-order
// message: load of low
//
// A sequence lock with the orders that Boehm recommends ("Can seqlocks get along with programming
// language memory models?", MSPC 2012). It is right, but not robust: the reader may load a mixture of old
// and new, which no sequentially consistent execution lets it see, and then throws it away.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_uint sequence;
static atomic_int low, high;

static void *write_both(void *arg)
{
    atomic_store_explicit(&sequence, 1, memory_order_relaxed);
    atomic_thread_fence(memory_order_release);
    atomic_store_explicit(&low, 1, memory_order_relaxed);
    atomic_store_explicit(&high, 1, memory_order_relaxed);
    atomic_store_explicit(&sequence, 2, memory_order_release);
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, write_both, 0);
    unsigned before = atomic_load_explicit(&sequence, memory_order_acquire);
    int h = atomic_load_explicit(&high, memory_order_relaxed);
    int l = atomic_load_explicit(&low, memory_order_relaxed);
    atomic_thread_fence(memory_order_acquire);
    if (before % 2 == 0 && atomic_load_explicit(&sequence, memory_order_relaxed) == before)
        assert(l == h);
    pthread_join(t, 0);
    return 0;
}
