// mazurka:
// verdict: verified
//
// The queue of Michael and Scott with nodes in the heap: two compare-and-swaps, and threads that help each other.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

struct node {
    int value;
    _Atomic(struct node *) next;
};

struct queue {
    _Atomic(struct node *) head, tail;
};

static struct queue queue;

static struct node *new_node(int value) {
    struct node *node = malloc(sizeof *node);
    node->value = value;
    atomic_store(&node->next, 0);
    return node;
}

static void enqueue(struct queue *q, int value) {
    struct node *node = new_node(value);
    for (;;) {
        struct node *tail = atomic_load(&q->tail), *next = atomic_load(&tail->next);
        if (tail != atomic_load(&q->tail)) continue;
        if (next) {
            atomic_compare_exchange_strong(&q->tail, &tail, next);
        } else if (atomic_compare_exchange_strong(&tail->next, &next, node)) {
            atomic_compare_exchange_strong(&q->tail, &tail, node);
            return;
        }
    }
}

static int dequeue(struct queue *q, int *value) {
    for (;;) {
        struct node *head = atomic_load(&q->head), *tail = atomic_load(&q->tail);
        struct node *next = atomic_load(&head->next);
        if (head != atomic_load(&q->head)) continue;
        if (!next) return 0;
        if (head == tail) {
            atomic_compare_exchange_strong(&q->tail, &tail, next);
        } else {
            *value = next->value;
            if (atomic_compare_exchange_strong(&q->head, &head, next)) return 1;
        }
    }
}

static void *producer(void *argument) {
    enqueue(&queue, (int)(intptr_t)argument);
    return 0;
}

int main(void) {
    pthread_t other;
    int value, sum = 0;
    struct node *first = new_node(0);
    atomic_store(&queue.head, first);
    atomic_store(&queue.tail, first);
    pthread_create(&other, 0, producer, (void *)1);
    enqueue(&queue, 2);
    if (dequeue(&queue, &value)) sum += value;
    pthread_join(other, 0);
    while (dequeue(&queue, &value)) sum += value;
    assert(sum == 3);
    return 0;
}
