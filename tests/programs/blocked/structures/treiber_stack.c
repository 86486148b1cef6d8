// mazurka:
// verdict: verified
//
// Treiber's stack as a library has it: the caller makes the node, push links it in. Nodes are not reused.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

struct node {
    struct node *next;
    int value;
};

struct stack {
    int unrelated;
    _Atomic(struct node *) top;
};

static struct stack stack;

static void push(struct stack *s, struct node *node) {
    struct node *old = atomic_load(&s->top);
    do {
        node->next = old;
    } while (!atomic_compare_exchange_weak(&s->top, &old, node));
}

static struct node *pop(struct stack *s) {
    struct node *old = atomic_load(&s->top);
    while (old && !atomic_compare_exchange_weak(&s->top, &old, old->next)) {
    }
    return old;
}

static void *work(void *argument) {
    struct node *node = malloc(sizeof *node);
    node->value = (int)(intptr_t)argument;
    push(&stack, node);
    return 0;
}

int main(void) {
    pthread_t a, b;
    int sum = 0;
    pthread_create(&a, 0, work, (void *)1);
    pthread_create(&b, 0, work, (void *)2);
    struct node *node = pop(&stack);
    if (node) sum += node->value;
    pthread_join(a, 0);
    pthread_join(b, 0);
    while ((node = pop(&stack))) sum += node->value;
    assert(sum == 3);
    return 0;
}
