// mazurka: --check memory-orders
// verdict: incomplete
//
// Memory models have no accesses of different sizes to the same bytes: nothing is decided.
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static union {
    _Atomic uint64_t whole;
    _Atomic uint32_t half;
} word;

static void *store(void *arg)
{
    atomic_store_explicit(&word.whole, 1, memory_order_release);
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, store, 0);
    atomic_load_explicit(&word.half, memory_order_acquire);
    pthread_join(t, 0);
    return 0;
}
