// mazurka: --check memory-orders
// verdict: verified
//
// The core of Dekker's lock, relaxed with fences: at most one of two threads that announce themselves and
// then look finds the other one absent.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef FENCE
#define FENCE memory_order_seq_cst
#endif

static atomic_int wants[2], inside;

static void *work(void *arg)
{
    int me = arg != 0;
    atomic_store_explicit(&wants[me], 1, memory_order_relaxed);
    atomic_thread_fence(FENCE);
    if (!atomic_load_explicit(&wants[!me], memory_order_relaxed)) {
        int others = atomic_fetch_add_explicit(&inside, 1, memory_order_relaxed);
        assert(others == 0);
    }
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, work, &inside);
    work(0);
    pthread_join(t, 0);
    return 0;
}
