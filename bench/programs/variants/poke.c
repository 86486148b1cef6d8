// A variant of poke (CAV 2024, Table 1; see ../pop/poke.c), with an array of structures.
//
// A worker is a structure with its own mutex, and its thread gets a pointer to it. Critical
// sections are functions, and so are the assertions.
//
// N: workers. The number of rounds is fixed.
//
// Executions: those of the original, because the operations on shared memory are the same.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 4
#endif
#define ROUNDS 4

typedef struct {
    pthread_mutex_t mutex;
    atomic_int done;
    pthread_t thread;
} worker_t;

worker_t workers[N];
pthread_mutex_t choice_mutex;
atomic_int choice;
atomic_int found;

static void set_under(pthread_mutex_t *mutex, atomic_int *variable, int value) {
    pthread_mutex_lock(mutex);
    atomic_store_explicit(variable, value, memory_order_seq_cst);
    pthread_mutex_unlock(mutex);
}

static int get_under(pthread_mutex_t *mutex, atomic_int *variable) {
    pthread_mutex_lock(mutex);
    int value = atomic_load_explicit(variable, memory_order_seq_cst);
    pthread_mutex_unlock(mutex);
    return value;
}

static void count_one(atomic_int *counter) {
    int before = atomic_load(counter);
    atomic_store(counter, before + 1);
}

void *work(void *argument) {
    worker_t *worker = (worker_t *)argument;
    set_under(&worker->mutex, &worker->done, 1);
    return NULL;
}

void *choose(void *unused) {
    for (int w = 1; w < N; w++) set_under(&choice_mutex, &choice, w);
    return NULL;
}

void *poll(void *unused) {
    worker_t *worker = &workers[get_under(&choice_mutex, &choice)];
    pthread_mutex_lock(&worker->mutex);
    if (atomic_load(&worker->done) == 1) {
        count_one(&found);
        atomic_store(&worker->done, 0);
    }
    pthread_mutex_unlock(&worker->mutex);
    return NULL;
}

static void check_between(int least, int value, int most) {
    assert(value >= least);
    assert(value <= most);
}

int main() {
    pthread_t chooser, poller;
    pthread_mutex_init(&choice_mutex, NULL);
    atomic_init(&choice, 0);
    atomic_init(&found, 0);
    for (int w = 0; w < N; w++) {
        atomic_init(&workers[w].done, 0);
        pthread_mutex_init(&workers[w].mutex, NULL);
        pthread_create(&workers[w].thread, NULL, work, &workers[w]);
    }
    for (int r = 0; r < ROUNDS; r++) {
        pthread_create(&chooser, NULL, choose, NULL);
        pthread_create(&poller, NULL, poll, NULL);
        pthread_join(chooser, NULL);
        pthread_join(poller, NULL);
    }
    check_between(0, atomic_load(&found), N);
    for (int w = 0; w < N; w++) pthread_join(workers[w].thread, NULL);
    for (int w = 0; w < N; w++)
        if (atomic_load(&workers[w].done)) count_one(&found);
    check_between(N, atomic_load(&found), N);
    return 0;
}
