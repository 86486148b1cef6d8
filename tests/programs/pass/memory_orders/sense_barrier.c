// mazurka: --check memory-orders
// verdict: verified
//
// A barrier: arrivals are one chain of read-modify-writes, the last one opens it for all.
#include <pthread.h>
#include <stdatomic.h>

#ifndef ARRIVE
#define ARRIVE memory_order_acq_rel
#endif

static atomic_int arrived, open;
static int values[2];

static void *work(void *arg)
{
    int me = arg != 0;
    values[me] = 1;
    if (atomic_fetch_add_explicit(&arrived, 1, ARRIVE) == 1)
        atomic_store_explicit(&open, 1, memory_order_release);
    while (!atomic_load_explicit(&open, memory_order_acquire))
        ;
    return values[!me] == 1 ? 0 : arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, work, &arrived);
    work(0);
    pthread_join(t, 0);
    return 0;
}
