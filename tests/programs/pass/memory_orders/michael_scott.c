// mazurka: --check memory-orders
// verdict: verified
//
// A queue of Michael and Scott with one producer and one consumer at a time: the link releases a node, the
// tail is only a hint.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef LINK
#define LINK memory_order_release
#endif

struct node {
    _Atomic(struct node *) next;
    int value;
};

static struct node dummy, nodes[2];
static _Atomic(struct node *) head = &dummy, tail = &dummy;

static void *enqueue(void *arg)
{
    struct node *node = arg;
    node->value = 1;
    for (;;) {
        struct node *last = atomic_load_explicit(&tail, memory_order_acquire);
        struct node *next = NULL;
        if (atomic_compare_exchange_strong_explicit(&last->next, &next, node, LINK,
                                                    memory_order_acquire)) {
            atomic_compare_exchange_strong_explicit(&tail, &last, node, memory_order_release,
                                                    memory_order_relaxed);
            return 0;
        }
        atomic_compare_exchange_strong_explicit(&tail, &last, next, memory_order_release,
                                                memory_order_relaxed);
    }
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, enqueue, &nodes[0]);
    struct node *first = atomic_load_explicit(&head, memory_order_acquire);
    struct node *next = atomic_load_explicit(&first->next, memory_order_acquire);
    if (next && atomic_compare_exchange_strong_explicit(&head, &first, next, memory_order_release,
                                                        memory_order_relaxed))
        next->value++;
    pthread_join(t, 0);
    return 0;
}
