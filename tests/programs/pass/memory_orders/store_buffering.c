// mazurka: --check memory-orders
// verdict: verified
// executions: 3
// because: each thread sees the other's store or not, but not both do not
//
// Two threads that store and then look at each other's location, all seq_cst.
#include <pthread.h>
#include <stdatomic.h>

#ifndef STORE
#define STORE memory_order_seq_cst
#endif
#ifndef LOAD
#define LOAD memory_order_seq_cst
#endif

static atomic_int x, y;
static int a, b;

static void *other(void *arg)
{
    atomic_store_explicit(&x, 1, STORE);
    a = atomic_load_explicit(&y, LOAD);
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, other, 0);
    atomic_store_explicit(&y, 1, STORE);
    b = atomic_load_explicit(&x, LOAD);
    pthread_join(t, 0);
    return 0;
}
