// Program of: Abdulla, Atig, Das, Jonsson, Sagonas, "Parsimonious Optimal Dynamic Partial Order
// Reduction", CAV 2024, Table 1 (fib-bench).
//
// Two threads add two shared numbers into each other; main checks an upper bound while they run.
// Each iteration is two loads and a store with nothing atomic across them, and main does not join:
// its two loads race with both threads.
//
// N: iterations of each of the two threads.
//
// Executions: 11, 140, 1698 for N = 1..3, found by enumeration. Published: 19605, 218243, 2364418
// for N = 4, 5, 6.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 4
#endif

static atomic_int x = 1, y = 1;

static void *add_to_x(void *unused) {
    (void)unused;
    for (int i = 0; i < N; i++) {
        int first = atomic_load(&x);
        int second = atomic_load(&y);
        atomic_store(&x, first + second);
    }
    return 0;
}

static void *add_to_y(void *unused) {
    (void)unused;
    for (int i = 0; i < N; i++) {
        int first = atomic_load(&y);
        int second = atomic_load(&x);
        atomic_store(&y, first + second);
    }
    return 0;
}

/* The Fibonacci number that neither x nor y can exceed. */
static int bound(void) {
    int previous = 0, current = 1;
    for (int i = 0; i < 2 * N + 2; i++) {
        int next = previous + current;
        previous = current;
        current = next;
    }
    return previous;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, add_to_x, 0);
    pthread_create(&second, 0, add_to_y, 0);
    int most = bound();
    int seen = atomic_load(&x);
    assert(seen <= most);
    seen = atomic_load(&y);
    assert(seen <= most);
    return 0;
}
