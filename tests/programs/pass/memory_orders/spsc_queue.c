// mazurka: --check memory-orders
// verdict: verified
//
// A ring buffer with one producer and one consumer. Each index is written by one thread, which releases
// the slots before it; slots are plain.
#include <pthread.h>
#include <stdatomic.h>

#ifndef PUBLISH
#define PUBLISH memory_order_release
#endif
#ifndef TIMES
#define TIMES 1
#endif
#define SIZE 2

static int slots[SIZE];
static atomic_uint head, tail;

static void *produce(void *arg)
{
    for (int i = 1; i <= 3; i++) {
        unsigned at = atomic_load_explicit(&tail, memory_order_relaxed);
        if (at - atomic_load_explicit(&head, memory_order_acquire) == SIZE)
            break;
        slots[at % SIZE] = i;
        atomic_store_explicit(&tail, at + 1, PUBLISH);
    }
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, produce, 0);
    int sum = 0;
    for (int i = 0; i < TIMES; i++) {
        unsigned at = atomic_load_explicit(&head, memory_order_relaxed);
        if (at == atomic_load_explicit(&tail, memory_order_acquire))
            continue;
        sum += slots[at % SIZE];
        atomic_store_explicit(&head, at + 1, memory_order_release);
    }
    pthread_join(t, 0);
    return sum > 3;
}
