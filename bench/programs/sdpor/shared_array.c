// Program of: Yang, Chen, Gopalakrishnan, Kirby, "Efficient Stateful Dynamic Partial Order
// Reduction", SPIN 2008 (sharedArray; a compact model of it, as the paper does not print the
// program).
//
// Two threads write elements of one array. Which elements conflict is known only per element: in
// version 0 none do, in version 1 the threads go through the same elements in opposite directions,
// in version 2 in the same direction but half the array apart.
//
// N: stores of each thread, even for version 2. VERSION: 0, 1 or 2.
//
// Executions: 1 in version 0, N + 1 in version 1, 2^(N/2 + 1) - 1 in version 2.

#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 4
#endif
#ifndef VERSION
#define VERSION 0
#endif

static atomic_int array[2 * N];

static int element(int t, int k) {
    switch (VERSION) {
    case 0: return 2 * k + t;
    case 1: return t == 0 ? k : N - 1 - k;
    default: return (k + t * N / 2) % N;
    }
}

static void *write_all(void *argument) {
    int t = (int)(intptr_t)argument;
    for (int k = 0; k < N; k++) atomic_store(&array[element(t, k)], t);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, write_all, (void *)0);
    pthread_create(&second, 0, write_all, (void *)1);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
