// mazurka: --check memory-orders --stutter off
// verdict: verified
//
// A stack: pushing releases the node, popping acquires it. A push that finds the stack as it was before, after
// another push and a pop, would be cut off although it writes, so robustness would not be decided.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef PUSH
#define PUSH memory_order_release
#endif

struct node {
    struct node *next;
    int value;
};

static _Atomic(struct node *) top;
static struct node nodes[2];

static void *push(void *arg)
{
    struct node *node = arg;
    node->value = 1;
    node->next = atomic_load_explicit(&top, memory_order_relaxed);
    while (!atomic_compare_exchange_strong_explicit(&top, &node->next, node, PUSH, memory_order_relaxed))
        ;
    return 0;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, push, &nodes[i]);
    struct node *node = atomic_load_explicit(&top, memory_order_acquire);
    if (node && atomic_compare_exchange_strong_explicit(&top, &node, node->next, memory_order_acquire,
                                                        memory_order_acquire))
        node->value = 2;
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    return 0;
}
