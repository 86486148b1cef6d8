// mazurka:
// verdict: verified
//
// Lamport's queue for one producer and one consumer, which both wait.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define CELLS 2

struct ring {
    atomic_uint head, tail;
    int cells[CELLS];
};

static struct ring ring;

static void put(struct ring *r, int value) {
    unsigned tail = atomic_load(&r->tail);
    while (tail - atomic_load(&r->head) == CELLS) {
    }
    r->cells[tail % CELLS] = value;
    atomic_store(&r->tail, tail + 1);
}

static int take(struct ring *r) {
    unsigned head = atomic_load(&r->head);
    while (atomic_load(&r->tail) == head) {
    }
    int value = r->cells[head % CELLS];
    atomic_store(&r->head, head + 1);
    return value;
}

static void *producer(void *unused) {
    for (int i = 1; i <= 3; i++) put(&ring, i);
    return unused;
}

int main(void) {
    pthread_t other;
    pthread_create(&other, 0, producer, 0);
    for (int i = 1; i <= 3; i++) {
        int value = take(&ring);
        assert(value == i);
    }
    pthread_join(other, 0);
    return 0;
}
