// Program of: Abdulla, Atig, Bønneland, Das, Jonsson, Lång, Sagonas, "Tailoring Stateless Model
// Checking for Event-Driven Multi-Threaded Programs", ATVA 2023 (buyers).
//
// N buyers offer to contribute to a price; the coordinator takes what is offered as long as something is
// needed.
//
// N: buyers.
//
// Executions: N!, the orders of the offers. Published: 720, 5040, 40320 for N = 6, 7, 8.

#include <assert.h>
#include <mazurka.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 4
#endif

static mazurka_handler_t coordinator;
static atomic_int needed = 50, price = 50, total = 50, amount[N], contributed[N];

static void bid(void *argument) {
    int i = (int)(intptr_t)argument;
    if (atomic_load(&needed) > 0) {
        int offered = atomic_load(&amount[i]);
        int before = atomic_fetch_sub(&needed, offered);
        (void)before;
        atomic_store(&contributed[i], 1);
    }
    if (atomic_load(&needed) <= 0) assert(atomic_load(&total) >= atomic_load(&price));
}

static void *buyer(void *argument) {
    int i = (int)(intptr_t)argument;
    atomic_store(&amount[i], 123 * i % 10);
    mazurka_post(coordinator, bid, argument);
    return 0;
}

int main(void) {
    pthread_t threads[N];
    mazurka_handler_create(&coordinator);
    mazurka_handler_start(coordinator);
    for (int i = 0; i < N; i++) pthread_create(&threads[i], 0, buyer, (void *)(intptr_t)i);
    for (int i = 0; i < N; i++) pthread_join(threads[i], 0);
    return 0;
}
