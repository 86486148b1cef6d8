// Program of: Abdulla, Atig, Das, Jonsson, Sagonas, "Parsimonious Optimal Dynamic Partial Order
// Reduction", CAV 2024, Table 1 (poke).
//
// Polls workers, chosen by a thread that races with the poll, in four rounds, and counts which of
// them were found done. The counter is only touched by threads that joins put in order, so only
// the polls and the choices count.
//
// N: workers. The number of rounds is fixed.
//
// Executions: 5, 104, 711, 2636, 7079 for N = 1..5, found by enumeration. Published: 135944,
// 728559, 2366924 for N = 10, 15, 20.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 4
#endif
#define ROUNDS 4

static pthread_mutex_t worker_lock[N], choice_lock;
static atomic_int done[N], choice, count;

static void *worker(void *argument) {
    int w = (int)(intptr_t)argument;
    pthread_mutex_lock(&worker_lock[w]);
    atomic_store(&done[w], 1);
    pthread_mutex_unlock(&worker_lock[w]);
    return 0;
}

static void *chooser(void *unused) {
    (void)unused;
    for (int w = 1; w < N; w++) {
        pthread_mutex_lock(&choice_lock);
        atomic_store(&choice, w);
        pthread_mutex_unlock(&choice_lock);
    }
    return 0;
}

static void increment(void) {
    int before = atomic_load(&count);
    atomic_store(&count, before + 1);
}

static void *poker(void *unused) {
    (void)unused;
    pthread_mutex_lock(&choice_lock);
    int w = atomic_load(&choice);
    pthread_mutex_unlock(&choice_lock);
    pthread_mutex_lock(&worker_lock[w]);
    if (atomic_load(&done[w]) == 1) {
        increment();
        atomic_store(&done[w], 0);
    }
    pthread_mutex_unlock(&worker_lock[w]);
    return 0;
}

static void round_of_polling(void) {
    pthread_t choosing, poking;
    pthread_create(&choosing, 0, chooser, 0);
    pthread_create(&poking, 0, poker, 0);
    pthread_join(choosing, 0);
    pthread_join(poking, 0);
}

int main(void) {
    pthread_t workers[N];
    pthread_mutex_init(&choice_lock, 0);
    for (int w = 0; w < N; w++) pthread_mutex_init(&worker_lock[w], 0);
    for (int w = 0; w < N; w++) pthread_create(&workers[w], 0, worker, (void *)(intptr_t)w);
    for (int r = 0; r < ROUNDS; r++) round_of_polling();
    assert(0 <= atomic_load(&count));
    assert(atomic_load(&count) <= N);
    for (int w = 0; w < N; w++) pthread_join(workers[w], 0);
    for (int w = 0; w < N; w++) {
        if (atomic_load(&done[w]) != 0) increment();
    }
    assert(atomic_load(&count) == N);
    return 0;
}
