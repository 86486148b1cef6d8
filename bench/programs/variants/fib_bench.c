// A variant of fib-bench (CAV 2024, Table 1; see ../pop/fib_bench.c), in the style of SV-COMP.
//
// Everything that the original keeps in local variables is global, the counters of the loops too, so that
// most steps touch what no other thread does. The update is one expression, and the assertion is
// made by a function that main calls with both loads.
//
// N: iterations of each of the two threads.
//
// Executions: those of the original, because a variable of one thread orders nothing.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 4
#endif

atomic_int x, y;
int rounds_of_x, rounds_of_y, steps;
int previous = 0, current = 1, following = 0;

void *run_x(void *unused) {
    for (rounds_of_x = 0; rounds_of_x < N; rounds_of_x++)
        atomic_store(&x, atomic_load(&x) + atomic_load(&y));
    return NULL;
}

void *run_y(void *unused) {
    for (rounds_of_y = 0; rounds_of_y < N; rounds_of_y++)
        atomic_store(&y, atomic_load(&y) + atomic_load(&x));
    return NULL;
}

int fibonacci(void) {
    for (steps = 0; steps < 2 * N + 2; steps++) {
        following = previous + current;
        previous = current;
        current = following;
    }
    return previous;
}

void check(int value, int most) {
    assert(value <= most);
}

int main(int argc, char **argv) {
    pthread_t first, second;
    atomic_init(&x, 1);
    atomic_init(&y, 1);
    pthread_create(&first, NULL, run_x, NULL);
    pthread_create(&second, NULL, run_y, NULL);
    int most = fibonacci();
    check(atomic_load(&x), most);
    check(atomic_load(&y), most);
    return 0;
}
