// Program of: Abdulla, Atig, Bønneland, Das, Jonsson, Lång, Sagonas, "Tailoring Stateless Model
// Checking for Event-Driven Multi-Threaded Programs", ATVA 2023 (writers).
//
// N threads each post one message to the same handler. Message i writes i and must read it back: messages
// do not interleave.
//
// N: threads.
//
// Executions: N!. Published: 24, 720, 40320 for N = 4, 6, 8.

#include <assert.h>
#include <mazurka.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 4
#endif

static mazurka_handler_t handler;
static atomic_int x;

static void message(void *argument) {
    int i = (int)(intptr_t)argument;
    atomic_store(&x, i);
    assert(atomic_load(&x) == i);
}

static void *poster(void *argument) {
    mazurka_post(handler, message, argument);
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
