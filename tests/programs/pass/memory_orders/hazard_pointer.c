// mazurka: --check memory-orders
// verdict: verified
//
// A reader announces what it is about to use and looks again whether that is still current; who retires
// it looks whether it was announced. Both store and then load, so a fence is needed on either side.
#include <pthread.h>
#include <stdatomic.h>

#ifndef FENCE
#define FENCE memory_order_seq_cst
#endif

static int first = 1, second = 2;
static _Atomic(int *) current = &first;
static _Atomic(int *) hazard;

static void *retire(void *arg)
{
    int *old = atomic_load_explicit(&current, memory_order_relaxed);
    atomic_store_explicit(&current, &second, memory_order_release);
    atomic_thread_fence(memory_order_seq_cst);
    if (atomic_load_explicit(&hazard, memory_order_acquire) != old)
        *old = 0;
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, retire, 0);
    int *mine = atomic_load_explicit(&current, memory_order_relaxed);
    atomic_store_explicit(&hazard, mine, memory_order_release);
    atomic_thread_fence(FENCE);
    if (atomic_load_explicit(&current, memory_order_acquire) == mine) {
        int value = *mine;
        atomic_store_explicit(&hazard, 0, memory_order_release);
        (void)value;
    }
    pthread_join(t, 0);
    return 0;
}
