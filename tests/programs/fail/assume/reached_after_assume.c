// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// line: 26
//
// The violation lies behind an assumption that only some executions satisfy.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern void __VERIFIER_assume(int);
static atomic_int x;

static void *writer(void *unused) {
    (void)unused;
    atomic_store(&x, 1);
    atomic_store(&x, 2);
    return 0;
}

static void *reader(void *unused) {
    (void)unused;
    int seen = atomic_load(&x);
    __VERIFIER_assume(seen == 2);
    assert(seen != 2);
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
