// mazurka:
// verdict: verified
//
// A program in the style of Dat3M's tests: bounds and marks of loops that Mazurka needs no help with.
#include <dat3m.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int locked;
static int count;

static void *work(void *unused) {
    __VERIFIER_loop_bound(2);
    for (;;) {
        int none = 0;
        __VERIFIER_spin_start();
        int taken = atomic_compare_exchange_strong(&locked, &none, 1);
        __VERIFIER_spin_end(!taken);
        if (taken) break;
    }
    count++;
    atomic_store(&locked, 0);
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, work, NULL);
    pthread_create(&b, NULL, work, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(count == 2);
    return 0;
}
