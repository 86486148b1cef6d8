// mazurka: --check memory-orders
// verdict: verified
//
// A Chase-Lev deque with two tasks: the owner takes one from the bottom, a thief steals up to two from the
// top. Both announce themselves and then look, with seq_cst fences between; the last task is settled by
// compare-and-swap. The orders are those of Lê, Pop, Cohen and Zappa Nardelli (PPoPP 2013).
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef FENCE
#define FENCE memory_order_seq_cst
#endif

static atomic_int top, bottom, taken[2];

static void take(int task)
{
    int others = atomic_fetch_add_explicit(&taken[task], 1, memory_order_relaxed);
    assert(others == 0);
}

static int settle(int at)
{
    return atomic_compare_exchange_strong_explicit(&top, &at, at + 1, memory_order_seq_cst,
                                                   memory_order_relaxed);
}

static void *steal(void *arg)
{
    for (int i = 0; i < 2; i++) {
        int t = atomic_load_explicit(&top, memory_order_acquire);
        atomic_thread_fence(FENCE);
        int b = atomic_load_explicit(&bottom, memory_order_acquire);
        if (t < b && settle(t))
            take(t);
    }
    return 0;
}

int main(void)
{
    pthread_t thief;
    atomic_store_explicit(&bottom, 2, memory_order_relaxed);
    pthread_create(&thief, 0, steal, 0);
    atomic_store_explicit(&bottom, 1, memory_order_relaxed);
    atomic_thread_fence(FENCE);
    int t = atomic_load_explicit(&top, memory_order_relaxed);
    if (t < 1 || (t == 1 && settle(t)))
        take(1);
    pthread_join(thief, 0);
    return 0;
}
