// Program of: Abdulla, Atig, Bønneland, Das, Jonsson, Lång, Sagonas, "Tailoring Stateless Model
// Checking for Event-Driven Multi-Threaded Programs", ATVA 2023 (ping-pong).
//
// A thread posts N numbered pings to one handler; a ping that is newer than all before is answered by a
// pong to another handler.
//
// N: pings.
//
// Executions: 13, 70, 446, 3276, 27252, 253296 for N = 3..8; published for N = 6, 7, 8.

#include <mazurka.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 3
#endif

static mazurka_handler_t pong_side, ping_side;
static atomic_int last_ping = -1, last_pong = -1;

static void pong(void *argument) {
    int i = (int)(intptr_t)argument;
    int last = atomic_load(&last_pong);
    atomic_store(&last_pong, last < i ? i : N + 1);
}

static void ping(void *argument) {
    int i = (int)(intptr_t)argument;
    if (atomic_load(&last_ping) < i) {
        atomic_store(&last_ping, i);
        mazurka_post(ping_side, pong, argument);
    } else {
        atomic_store(&last_ping, N + 1);
    }
}

static void *sender(void *unused) {
    (void)unused;
    for (int i = 0; i < N; i++) mazurka_post(pong_side, ping, (void *)(intptr_t)i);
    return 0;
}

int main(void) {
    pthread_t thread;
    mazurka_handler_create(&pong_side);
    mazurka_handler_create(&ping_side);
    mazurka_handler_start(pong_side);
    mazurka_handler_start(ping_side);
    pthread_create(&thread, 0, sender, 0);
    pthread_join(thread, 0);
    return 0;
}
