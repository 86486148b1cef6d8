// Program of: Abdulla, Atig, Das, Jonsson, Sagonas, "Parsimonious Optimal Dynamic Partial Order
// Reduction", CAV 2024, Table 1 (length-param).
//
// Two threads do N stores and loads each of a variable of their own, then race once: long
// executions, but few. main does not join.
//
// N: private stores and loads of each thread; an execution has about 4N events.
//
// Executions: 4 for every N. Published with N = 1024, 8196, 65536.

#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 1024
#endif

static atomic_int shared, own[2];

static void *thread(void *argument) {
    int t = (int)(intptr_t)argument;
    for (int i = 0; i < N; i++) {
        atomic_store(&own[t], i);
        (void)atomic_load(&own[t]);
    }
    atomic_store(&shared, t);
    (void)atomic_load(&shared);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, thread, (void *)0);
    pthread_create(&second, 0, thread, (void *)1);
    return 0;
}
