// Program of: Abdulla, Atig, Bønneland, Das, Jonsson, Lång, Sagonas, "Tailoring Stateless Model
// Checking for Event-Driven Multi-Threaded Programs", ATVA 2023 (mat-mult).
//
// The product of an M x K and a K x N matrix: a thread for each cell of the result posts a message that
// computes it to the handler of its column. No two messages conflict.
//
// M, N, K: the sizes.
//
// Executions: 1. With handlers as locks (M!)^N: 13824 for 4, 3, 5.

#include <mazurka.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef M
#define M 4
#endif
#ifndef N
#define N 3
#endif
#ifndef K
#define K 5
#endif

static mazurka_handler_t handler[N];
static atomic_int a[M][K], b[K][N], c[M][N];

static void multiply(void *argument) {
    int i = (int)(intptr_t)argument / N, j = (int)(intptr_t)argument % N, sum = 0;
    for (int l = 0; l < K; l++) sum += atomic_load(&a[i][l]) * atomic_load(&b[l][j]);
    atomic_store(&c[i][j], sum);
}

static void *poster(void *argument) {
    mazurka_post(handler[(intptr_t)argument % N], multiply, argument);
    return 0;
}

int main(void) {
    pthread_t threads[M * N];
    for (int j = 0; j < N; j++) {
        mazurka_handler_create(&handler[j]);
        mazurka_handler_start(handler[j]);
    }
    for (int k = 0; k < M * N; k++) pthread_create(&threads[k], 0, poster, (void *)(intptr_t)k);
    for (int k = 0; k < M * N; k++) pthread_join(threads[k], 0);
    return 0;
}
