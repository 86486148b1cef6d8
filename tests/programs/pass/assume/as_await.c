// mazurka: --awaits on
// verdict: verified
// executions: 1
// blocked: 0
// because: the wait is satisfied only after the store
//
// An assumption about one load is a wait for it to hold: with awaits nothing is blocked.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern void __VERIFIER_assume(int);
static atomic_int x;

static void *writer(void *unused) {
    (void)unused;
    atomic_store(&x, 1);
    return 0;
}

static void *reader(void *unused) {
    (void)unused;
    __VERIFIER_assume(atomic_load(&x) == 1);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, writer, 0);
    pthread_create(&second, 0, reader, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
