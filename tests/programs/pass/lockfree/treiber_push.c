// mazurka:
// verdict: verified
// executions: 4
// because: the pushes do not overlap (2 orders), or either one fails once (2)
//
// Treiber's stack: pushes of two threads are not lost. A push is repeated only when another one
// succeeded.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct node {
    int value;
    _Atomic(struct node *) next;
};

static _Atomic(struct node *) top;

static void push(struct node *node) {
    struct node *seen = atomic_load(&top);
    do {
        atomic_store(&node->next, seen);
    } while (!atomic_compare_exchange_strong(&top, &seen, node));
}

static struct node nodes[2] = {{.value = 1}, {.value = 2}};

static void *push_first(void *unused) {
    (void)unused;
    push(&nodes[0]);
    return 0;
}

static void *push_second(void *unused) {
    (void)unused;
    push(&nodes[1]);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, push_first, 0);
    pthread_create(&second, 0, push_second, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    struct node *first_node = atomic_load(&top);
    struct node *second_node = atomic_load(&first_node->next);
    assert(first_node->value + second_node->value == 3);
    assert(!atomic_load(&second_node->next));
    return 0;
}
