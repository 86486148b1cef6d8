// mazurka:
// verdict: verified
// executions: 21
// blocked: 15
// because: as many as where the variable has a name instead of an address
//
// A compare-and-swap that is retried on a member of a structure behind a pointer, whose address is computed at
// each use. Without the loop being recognised there are 48 executions.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct counters {
    int unused;
    atomic_int n;
};

static struct counters all;

static void increment(struct counters *c) {
    int old = atomic_load(&c->n);
    while (!atomic_compare_exchange_strong(&c->n, &old, old + 1)) {}
}

static void *run(void *counters) {
    increment(counters);
    return 0;
}

int main(void) {
    pthread_t threads[3];
    for (int i = 0; i < 3; i++) pthread_create(&threads[i], 0, run, &all);
    for (int i = 0; i < 3; i++) pthread_join(threads[i], 0);
    assert(all.n == 3);
    return 0;
}
