/* A lock-free stack that reuses its nodes. Between the load and the compare-and-swap of one thread,
   another pops two nodes and pushes the first one back. The compare-and-swap finds the same pointer
   and succeeds, and a node that is in use is on the stack. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct node {
    _Atomic(struct node *) next;
};

static _Atomic(struct node *) top;
static struct node a, b;

static void push(struct node *node) {
    struct node *seen = atomic_load(&top);
    do {
        atomic_store(&node->next, seen);
    } while (!atomic_compare_exchange_strong(&top, &seen, node));
}

static struct node *pop(void) {
    struct node *seen = atomic_load(&top);
    while (seen) {
        struct node *next = atomic_load(&seen->next);
        if (atomic_compare_exchange_strong(&top, &seen, next)) return seen;
    }
    return 0;
}

static void *pop_one(void *unused) {
    pop();
    return unused;
}

static void *pop_two_push_one(void *unused) {
    struct node *first = pop();
    struct node *second = pop();
    if (first && second) {
        push(first);
        assert(atomic_load(&top) != second); /* it is ours */
    }
    return unused;
}

int main(void) {
    pthread_t one, two;
    push(&b);
    push(&a);
    pthread_create(&one, 0, pop_one, 0);
    pthread_create(&two, 0, pop_two_push_one, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    return 0;
}
