// Program of: Abdulla, Atig, Bønneland, Das, Jonsson, Lång, Sagonas, "Tailoring Stateless Model
// Checking for Event-Driven Multi-Threaded Programs", ATVA 2023 (consensus).
//
// N broadcasters send their values to N collectors, each of which keeps the largest.
//
// N: broadcasters and collectors.
//
// Executions: B(N)^N with the Bell number B(N): 4, 125, 50625 for N = 2, 3, 4, as published. With handlers
// as locks 4, 216, 331776.

#include <mazurka.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 2
#endif

static mazurka_handler_t collector[N];
static atomic_int value[N], decision[N];

static void receive(void *argument) {
    int i = (int)(intptr_t)argument / N, j = (int)(intptr_t)argument % N;
    int offered = atomic_load(&value[j]);
    if (offered > atomic_load(&decision[i])) atomic_store(&decision[i], offered);
}

static void *broadcaster(void *argument) {
    int j = (int)(intptr_t)argument;
    atomic_store(&value[j], j);
    for (int i = 0; i < N; i++) mazurka_post(collector[i], receive, (void *)(intptr_t)(i * N + j));
    return 0;
}

int main(void) {
    pthread_t threads[N];
    for (int i = 0; i < N; i++) {
        atomic_store(&decision[i], -1);
        mazurka_handler_create(&collector[i]);
        mazurka_handler_start(collector[i]);
    }
    for (int j = 0; j < N; j++) pthread_create(&threads[j], 0, broadcaster, (void *)(intptr_t)j);
    for (int j = 0; j < N; j++) pthread_join(threads[j], 0);
    return 0;
}
