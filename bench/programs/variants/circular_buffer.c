// A variant of circular-buffer (CAV 2024, Table 1; see ../pop/circular_buffer.c), on the heap.
//
// The buffer is a structure that threads and functions have a pointer to. What an operation returns
// is compared in the assertion that calls it, and errors are numbers.
//
// N: iterations of each of the two threads, at most 9.
//
// Executions: those of the original, because only the order of the critical sections counts.

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

#ifndef N
#define N 7
#endif
#define CAPACITY 10
#define ERROR (-1)

struct ring {
    pthread_mutex_t mutex;
    char data[CAPACITY];
    unsigned first, next;
    int size;
    _Bool send, receive;
    int value;
};

static struct ring *ring_new(int size) {
    struct ring *ring = calloc(1, sizeof *ring);
    pthread_mutex_init(&ring->mutex, NULL);
    ring->size = size;
    ring->send = 1;
    return ring;
}

static int ring_remove(struct ring *ring) {
    assert(ring->first <= CAPACITY);
    if (ring->next > 0 && (int)ring->first < ring->size) {
        ring->first++;
        return ring->data[ring->first - 1];
    }
    return ERROR;
}

static int ring_insert(struct ring *ring, int value) {
    if (ring->size <= 0 || (int)ring->next >= ring->size) return ERROR;
    ring->data[ring->next] = (char)value;
    ring->next = (ring->next + 1) % ring->size;
    assert((int)ring->next < ring->size);
    return value;
}

static void *producer(void *argument) {
    struct ring *ring = argument;
    for (int i = 0; i < N; i++) {
        pthread_mutex_lock(&ring->mutex);
        if (ring->send) {
            assert(i == ring_insert(ring, i));
            ring->value = i;
            ring->send = 0;
            ring->receive = 1;
        }
        pthread_mutex_unlock(&ring->mutex);
    }
    return NULL;
}

static void *consumer(void *argument) {
    struct ring *ring = argument;
    for (int i = 0; i < N; i++) {
        pthread_mutex_lock(&ring->mutex);
        if (ring->receive) {
            assert(ring_remove(ring) == ring->value);
            ring->receive = 0;
            ring->send = 1;
        }
        pthread_mutex_unlock(&ring->mutex);
    }
    return NULL;
}

int main(int argc, char **argv) {
    pthread_t first, second;
    struct ring *ring = ring_new(CAPACITY);
    pthread_create(&first, NULL, producer, ring);
    pthread_create(&second, NULL, consumer, ring);
    pthread_join(first, NULL);
    pthread_join(second, NULL);
    free(ring);
    return 0;
}
