// mazurka: --check memory-orders
// verdict: verified
//
// Read-copy-update: the updater publishes a new version and takes the old one back once the reader is out.
// Each stores first and then loads what the other stores, which takes seq_cst fences on both sides.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef FENCE
#define FENCE memory_order_seq_cst
#endif

static int versions[2] = {1, 2};
static _Atomic(int *) current = versions;
static atomic_int reading;

static void *read_once(void *arg)
{
    atomic_store_explicit(&reading, 1, memory_order_relaxed);
    atomic_thread_fence(FENCE);
    int *version = atomic_load_explicit(&current, memory_order_acquire);
    assert(*version != 0);
    atomic_store_explicit(&reading, 0, memory_order_release);
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, read_once, 0);
    atomic_store_explicit(&current, versions + 1, memory_order_release);
    atomic_thread_fence(memory_order_seq_cst);
    while (atomic_load_explicit(&reading, memory_order_acquire))
        ;
    versions[0] = 0;
    pthread_join(t, 0);
    return 0;
}
