// mazurka: --check memory-orders
// verdict: verified
//
// Peterson's lock: who wants in stores and then looks, which only seq_cst orders.
#include <pthread.h>
#include <stdatomic.h>

#ifndef ORDER
#define ORDER(order) memory_order_seq_cst
#endif

static atomic_int wants[2], turn, counter;

static void *work(void *arg)
{
    int me = arg != 0, other = !me;
    atomic_store_explicit(&wants[me], 1, ORDER(memory_order_release));
    atomic_store_explicit(&turn, other, ORDER(memory_order_release));
    while (atomic_load_explicit(&wants[other], ORDER(memory_order_acquire)) &&
           atomic_load_explicit(&turn, ORDER(memory_order_acquire)) == other)
        ;
    int old = atomic_load_explicit(&counter, memory_order_relaxed);
    atomic_store_explicit(&counter, old + 1, memory_order_relaxed);
    atomic_store_explicit(&wants[me], 0, memory_order_release);
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, work, &counter);
    work(0);
    pthread_join(t, 0);
    return 0;
}
