// mazurka: --algorithm stateful
// verdict: violation
// violation: livelock
// message: T1 runs forever
// message: T2 runs forever
//
// Each thread changes what the other one looks at, forever: neither would hang if it ran alone, and in no order does
// any of them end.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *raise(void *unused) {
    for (;;) {
        int expected = 0;
        atomic_compare_exchange_strong(&x, &expected, 1);
    }
    return unused;
}

static void *lower(void *unused) {
    for (;;) atomic_store(&x, 0);
    return unused;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, raise, 0);
    pthread_create(&b, 0, lower, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
