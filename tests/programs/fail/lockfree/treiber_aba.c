// mazurka:
// verdict: violation
// violation: assertion
// cause: ABA
// line: 51
//
// Treiber's stack with reused nodes: while the first thread holds the top and its next, the second
// pops both and pushes the first again. The compare-and-swap then succeeds and brings back a node
// that is in use.
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

static struct node a = {.value = 1}, b = {.value = 2};

static void *pop_one(void *unused) {
    (void)unused;
    pop();
    return 0;
}

static void *pop_two_push_one(void *unused) {
    (void)unused;
    struct node *first = pop();
    struct node *second = pop();
    if (first && second) {
        push(first);
        assert(atomic_load(&top) != second);
    }
    return 0;
}

int main(void) {
    pthread_t first, second;
    push(&b);
    push(&a);
    pthread_create(&first, 0, pop_one, 0);
    pthread_create(&second, 0, pop_two_push_one, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
