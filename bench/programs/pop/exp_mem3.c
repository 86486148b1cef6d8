// Program of: Abdulla, Atig, Das, Jonsson, Sagonas, "Parsimonious Optimal Dynamic Partial Order
// Reduction", CAV 2024, Table 1 (exp-mem3).
//
// The N! orders of N equal stores, doubled by a race that has nothing to do with them: for
// explorers whose memory grows with the number of pending reversals. Stores of the same value
// conflict. The N threads are created and joined by a thread, not by main; main does not join.
//
// N: threads that store the same value.
//
// Executions: 2 * N!: 2, 4, 12 for N = 1..3. Published: 10080, 80640, 725760 for N = 7, 8, 9.

#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 6
#endif

static atomic_int x, y;

static void *store_x(void *unused) {
    (void)unused;
    atomic_store(&x, 1);
    return 0;
}

static void *store_y(void *unused) {
    (void)unused;
    atomic_store(&y, 1);
    return 0;
}

static void *spawner(void *unused) {
    (void)unused;
    pthread_t threads[N];
    for (int i = 0; i < N; i++) pthread_create(&threads[i], 0, store_y, 0);
    for (int i = 0; i < N; i++) pthread_join(threads[i], 0);
    (void)atomic_load(&x);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, store_x, 0);
    pthread_create(&second, 0, spawner, 0);
    return 0;
}
