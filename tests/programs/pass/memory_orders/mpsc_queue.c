// mazurka: --check memory-orders
// verdict: verified
//
// Many producers, one consumer: a producer makes itself the head and then links the node before it.
// Producers need no order among each other; the link releases the value.
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

static struct node stub, nodes[2];
static _Atomic(struct node *) head = &stub;

static void *push(void *arg)
{
    struct node *node = arg;
    node->value = 1;
    struct node *before = atomic_exchange_explicit(&head, node, memory_order_acq_rel);
    atomic_store_explicit(&before->next, node, LINK);
    return 0;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, push, &nodes[i]);
    struct node *first = atomic_load_explicit(&stub.next, memory_order_acquire);
    int value = first ? first->value : 0;
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    return value > 1;
}
