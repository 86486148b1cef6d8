// mazurka: --awaits off
// verdict: verified
// executions: 2
// blocked: 2
// because: the load comes before or after the store, and fails the assumption in both
// naive: yes
//
// A failed assumption stops its own thread only; the other one runs to its end, and main waits for
// ever.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern void __VERIFIER_assume(int);
static atomic_int x, y;

static void *stops(void *unused) {
    (void)unused;
    __VERIFIER_assume(atomic_load(&x) == 1);
    atomic_store(&y, 1);
    return 0;
}

static void *goes_on(void *unused) {
    (void)unused;
    atomic_store(&x, 2);
    assert(atomic_load(&y) == 0);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, stops, 0);
    pthread_create(&second, 0, goes_on, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
