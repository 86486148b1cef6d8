// mazurka: --awaits off
// verdict: verified
// executions: 4
// blocked: 3
// because: each load sees the store or not, and any combination is possible
// naive: yes
//
// An assumption about two loads cannot be one await: the executions in which it fails are blocked.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern void __VERIFIER_assume(int);
static atomic_int x, y;

static void *writer(void *unused) {
    (void)unused;
    atomic_store(&x, 1);
    atomic_store(&y, 1);
    return 0;
}

static void *reader(void *unused) {
    (void)unused;
    int a = atomic_load(&x), b = atomic_load(&y);
    __VERIFIER_assume(a + b == 2);
    assert(a && b);
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
