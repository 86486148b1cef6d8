// Program of: Abdulla, Atig, Bønneland, Das, Jonsson, Lång, Sagonas, "Tailoring Stateless Model
// Checking for Event-Driven Multi-Threaded Programs", ATVA 2023 (posters).
//
// N threads post a message each, and each message posts another to the same handler. All write one
// variable and must read back what they wrote.
//
// N: threads.
//
// Executions: (2N)!/2^N, the orders of 2N messages in which each comes after the one that posted it.
// Published: 90, 2520, 113400 for N = 3, 4, 5.

#include <assert.h>
#include <mazurka.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 3
#endif

static mazurka_handler_t handler;
static atomic_int x;

static void second(void *argument) {
    int i = (int)(intptr_t)argument;
    atomic_store(&x, 2 * i + 1);
    assert(atomic_load(&x) == 2 * i + 1);
}

static void first(void *argument) {
    int i = (int)(intptr_t)argument;
    atomic_store(&x, 2 * i);
    mazurka_post(handler, second, argument);
    assert(atomic_load(&x) == 2 * i);
}

static void *poster(void *argument) {
    mazurka_post(handler, first, argument);
    return 0;
}

int main(void) {
    pthread_t threads[N];
    mazurka_handler_create(&handler);
    mazurka_handler_start(handler);
    for (int i = 0; i < N; i++) pthread_create(&threads[i], 0, poster, (void *)(intptr_t)i);
    for (int i = 0; i < N; i++) pthread_join(threads[i], 0);
    return 0;
}
