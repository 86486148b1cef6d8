// mazurka:
// verdict: verified
//
// Vyukov's bounded queue for many producers and consumers: each cell has a sequence number.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#define CELLS 2

struct cell {
    atomic_uint sequence;
    int value;
};

struct queue {
    struct cell cells[CELLS];
    atomic_uint enqueue, dequeue;
};

static struct queue queue = {{{0, 0}, {1, 0}}, 0, 0};

static int put(struct queue *q, int value) {
    unsigned at = atomic_load(&q->enqueue);
    for (;;) {
        struct cell *cell = &q->cells[at % CELLS];
        int distance = (int)(atomic_load(&cell->sequence) - at);
        if (distance < 0) return 0;
        if (distance == 0 && atomic_compare_exchange_weak(&q->enqueue, &at, at + 1)) {
            cell->value = value;
            atomic_store(&cell->sequence, at + 1);
            return 1;
        }
        if (distance > 0) at = atomic_load(&q->enqueue);
    }
}

static int take(struct queue *q, int *value) {
    unsigned at = atomic_load(&q->dequeue);
    for (;;) {
        struct cell *cell = &q->cells[at % CELLS];
        int distance = (int)(atomic_load(&cell->sequence) - (at + 1));
        if (distance < 0) return 0;
        if (distance == 0 && atomic_compare_exchange_weak(&q->dequeue, &at, at + 1)) {
            *value = cell->value;
            atomic_store(&cell->sequence, at + CELLS);
            return 1;
        }
        if (distance > 0) at = atomic_load(&q->dequeue);
    }
}

static void *producer(void *argument) {
    int done = put(&queue, (int)(intptr_t)argument);
    assert(done);
    return 0;
}

int main(void) {
    pthread_t a, b;
    int value, sum = 0;
    pthread_create(&a, 0, producer, (void *)1);
    pthread_create(&b, 0, producer, (void *)2);
    if (take(&queue, &value)) sum += value;
    pthread_join(a, 0);
    pthread_join(b, 0);
    while (take(&queue, &value)) sum += value;
    assert(sum == 3);
    return 0;
}
