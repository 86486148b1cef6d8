// mazurka:
// verdict: verified
//
// Vyukov's queue for many producers and one consumer: an exchange of the end, then a link.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

struct node {
    _Atomic(struct node *) next;
    int value;
};

struct queue {
    _Atomic(struct node *) end;
    struct node *begin;
    struct node stub;
};

static struct queue queue;
static struct node nodes[2];

static void push(struct queue *q, struct node *node) {
    atomic_store(&node->next, 0);
    struct node *before = atomic_exchange(&q->end, node);
    atomic_store(&before->next, node);
}

static int pop(struct queue *q) {
    struct node *next;
    while (!(next = atomic_load(&q->begin->next))) {
    }
    q->begin = next;
    return next->value;
}

static void *producer(void *argument) {
    int me = (int)(intptr_t)argument;
    nodes[me].value = me + 1;
    push(&queue, &nodes[me]);
    return 0;
}

int main(void) {
    pthread_t a, b;
    atomic_store(&queue.end, &queue.stub);
    queue.begin = &queue.stub;
    pthread_create(&a, 0, producer, (void *)0);
    pthread_create(&b, 0, producer, (void *)1);
    int first = pop(&queue), second = pop(&queue);
    assert(first + second == 3);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
