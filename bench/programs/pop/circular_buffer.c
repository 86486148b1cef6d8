// Program of: Abdulla, Atig, Das, Jonsson, Sagonas, "Parsimonious Optimal Dynamic Partial Order
// Reduction", CAV 2024, Table 1 (circular-buffer).
//
// A producer and a consumer take turns through a ring buffer behind one mutex. Nobody retries: an
// iteration that finds its flag unset does nothing. All shared accesses are inside the lock, so
// only the order of the critical sections counts.
//
// N: iterations of each of the two threads, at most 9.
//
// Executions: C(2N, N), the ways to merge N and N critical sections: 2, 6, 20, 70, 252 for N =
// 1..5. Published: 3432, 12870, 48620 for N = 7, 8, 9.

#include <assert.h>
#include <pthread.h>
#include <stdbool.h>

#ifndef N
#define N 7
#endif
#define CAPACITY 10

static pthread_mutex_t mutex;
static char buffer[CAPACITY];
static unsigned write_index, read_index, capacity;
static bool may_send, may_receive;
static int last_sent;

static bool insert(int value) {
    if (write_index >= capacity) return false;
    buffer[write_index] = (char)value;
    write_index = (write_index + 1) % capacity;
    assert(write_index < capacity);
    return true;
}

static int take(void) {
    if (write_index > 0 && read_index < capacity) {
        unsigned at = read_index;
        read_index = at + 1;
        return buffer[at];
    }
    return -1;
}

static void *producer(void *unused) {
    (void)unused;
    for (int i = 0; i < N; i++) {
        pthread_mutex_lock(&mutex);
        if (may_send) {
            bool inserted = insert(i);
            assert(inserted);
            last_sent = i;
            may_send = false;
            may_receive = true;
        }
        pthread_mutex_unlock(&mutex);
    }
    return 0;
}

static void *consumer(void *unused) {
    (void)unused;
    for (int i = 0; i < N; i++) {
        pthread_mutex_lock(&mutex);
        if (may_receive) {
            int received = take();
            assert(received == last_sent);
            may_receive = false;
            may_send = true;
        }
        pthread_mutex_unlock(&mutex);
    }
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_mutex_init(&mutex, 0);
    capacity = CAPACITY;
    may_send = true;
    pthread_create(&first, 0, producer, 0);
    pthread_create(&second, 0, consumer, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
