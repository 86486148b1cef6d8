// mazurka: --check memory-orders
// verdict: verified
//
// Many producers, many consumers: a ticket in each cell says whose turn it is there. Positions are taken
// without order; the ticket releases the value and is acquired by who waits for it.
#include <pthread.h>
#include <stdatomic.h>

#ifndef FILLED
#define FILLED memory_order_release
#endif

struct cell {
    atomic_uint turn;
    int value;
};

static struct cell cell;
static atomic_uint in, out;

static void *produce(void *arg)
{
    unsigned at = atomic_fetch_add_explicit(&in, 1, memory_order_relaxed);
    while (atomic_load_explicit(&cell.turn, memory_order_acquire) != 2 * at)
        ;
    cell.value = 1;
    atomic_store_explicit(&cell.turn, 2 * at + 1, FILLED);
    return 0;
}

static int consume(void)
{
    unsigned at = atomic_fetch_add_explicit(&out, 1, memory_order_relaxed);
    while (atomic_load_explicit(&cell.turn, memory_order_acquire) != 2 * at + 1)
        ;
    int value = cell.value;
    atomic_store_explicit(&cell.turn, 2 * at + 2, memory_order_release);
    return value;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, produce, 0);
    int sum = consume() + consume();
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    return sum != 2;
}
