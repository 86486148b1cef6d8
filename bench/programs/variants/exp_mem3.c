// A variant of exp-mem3 (CAV 2024, Table 1; see ../pop/exp_mem3.c), as testers of memory models write.
//
// Memory orders are explicit, the result of pthread_create is checked by a function, and
// the value that is read goes into a local variable that is itself atomic.
//
// N: threads that store the same value.
//
// Executions: those of the original, because a variable of one thread orders nothing.

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifndef N
#define N 6
#endif

atomic_int x;
atomic_int y;

static void start(pthread_t *thread, void *(*run)(void *)) {
    if (pthread_create(thread, NULL, run, NULL)) abort();
}

void *write_y(void *unused) {
    atomic_store_explicit(&y, 1, memory_order_seq_cst);
    return NULL;
}

void *write_x(void *unused) {
    atomic_store_explicit(&x, 1, memory_order_seq_cst);
    return NULL;
}

void *spawn(void *unused) {
    pthread_t threads[N];
    atomic_int seen;
    for (unsigned i = 0; i < N; i++) start(&threads[i], write_y);
    for (unsigned i = 0; i < N; i++) pthread_join(threads[i], NULL);
    seen = atomic_load_explicit(&x, memory_order_seq_cst);
    return NULL;
}

int main() {
    pthread_t first, second;
    start(&first, write_x);
    start(&second, spawn);
    return 0;
}
