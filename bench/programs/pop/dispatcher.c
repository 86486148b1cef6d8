// Program of: Abdulla, Atig, Das, Jonsson, Sagonas, "Parsimonious Optimal Dynamic Partial Order
// Reduction", CAV 2024, Table 1 (dispatcher).
//
// main sends N requests, one after the other, to servers chosen by a thread that races with it.
// The servers are not joined. The choice keeps its last value between requests.
//
// N: servers, requests, and choices per request.
//
// Executions: 4, 32, 398 for N = 1..3, found by enumeration. Published: 6854, 151032, 4057388 for
// N = 4, 5, 6.

#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 4
#endif

static pthread_mutex_t server_lock[N], choice_lock;
static atomic_int choice, input[N], output[N];

static void *server(void *argument) {
    int s = (int)(intptr_t)argument;
    pthread_mutex_lock(&server_lock[s]);
    if (atomic_load(&input[s]) > 0) {
        int request = atomic_load(&input[s]);
        atomic_store(&output[s], request);
    }
    pthread_mutex_unlock(&server_lock[s]);
    return 0;
}

static void *picker(void *unused) {
    (void)unused;
    for (int s = 0; s < N; s++) {
        pthread_mutex_lock(&choice_lock);
        atomic_store(&choice, s);
        pthread_mutex_unlock(&choice_lock);
    }
    return 0;
}

static void request(void) {
    pthread_t picking;
    pthread_create(&picking, 0, picker, 0);
    pthread_mutex_lock(&choice_lock);
    int s = atomic_load(&choice);
    pthread_mutex_unlock(&choice_lock);
    pthread_mutex_lock(&server_lock[s]);
    int before = atomic_load(&input[s]);
    atomic_store(&input[s], before + 1);
    pthread_mutex_unlock(&server_lock[s]);
    pthread_join(picking, 0);
}

int main(void) {
    pthread_t servers[N];
    pthread_mutex_init(&choice_lock, 0);
    for (int s = 0; s < N; s++) pthread_mutex_init(&server_lock[s], 0);
    for (int s = 0; s < N; s++) pthread_create(&servers[s], 0, server, (void *)(intptr_t)s);
    for (int r = 0; r < N; r++) request();
    return 0;
}
