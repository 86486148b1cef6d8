// mazurka:
// verdict: verified
// executions: 4
// blocked: 2
// because: the pops do not overlap (2 orders), or either one fails once (2): what fails changes nothing and is cut off
//
// Treiber's stack: two threads pop different nodes. No node is pushed again, so there is no ABA.
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

static struct node *pop(void) {
    struct node *seen = atomic_load(&top);
    while (seen) {
        struct node *next = atomic_load(&seen->next);
        if (atomic_compare_exchange_strong(&top, &seen, next)) return seen;
    }
    return 0;
}

static struct node nodes[2] = {{.value = 1}, {.value = 2}};
static struct node *popped[2];

static void *pop_first(void *unused) {
    (void)unused;
    popped[0] = pop();
    return 0;
}

static void *pop_second(void *unused) {
    (void)unused;
    popped[1] = pop();
    return 0;
}

int main(void) {
    pthread_t first, second;
    push(&nodes[0]);
    push(&nodes[1]);
    pthread_create(&first, 0, pop_first, 0);
    pthread_create(&second, 0, pop_second, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(popped[0] && popped[1] && popped[0] != popped[1]);
    assert(!atomic_load(&top));
    return 0;
}
