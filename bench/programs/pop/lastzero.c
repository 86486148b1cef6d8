// Program of: Abdulla, Atig, Das, Jonsson, Sagonas, "Parsimonious Optimal Dynamic Partial Order
// Reduction", CAV 2024, Table 1 (lastzero).
//
// N writers each derive a cell from its left neighbour, while a reader looks for the last cell
// that is zero. Cell 0 is never written, so the reader ends. main does not join.
//
// N: writers.
//
// Executions: (N + 3) * 2^(N - 2) for N >= 2: 2, 5, 12, 28, 64 for N = 1..5. Published: 3328,
// 147456, 6029312 for N = 10, 15, 20.

#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 10
#endif

static atomic_int cell[N + 1];

static void *reader(void *unused) {
    (void)unused;
    int i = N;
    while (atomic_load(&cell[i]) != 0) i--;
    return 0;
}

static void *writer(void *argument) {
    int j = (int)(intptr_t)argument;
    int left = atomic_load(&cell[j - 1]);
    atomic_store(&cell[j], left + 1);
    return 0;
}

int main(void) {
    pthread_t threads[N + 1];
    pthread_create(&threads[0], 0, reader, 0);
    for (int j = 1; j <= N; j++) pthread_create(&threads[j], 0, writer, (void *)(intptr_t)j);
    return 0;
}
