// mazurka: --awaits off
// verdict: verified
// executions: 2
// blocked: 1
// because: the load comes before the store (blocked) or after it
// naive: yes
//
// The reader goes on only if it sees the store; the other execution is blocked, which is no
// violation.
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
    int seen = atomic_load(&x);
    __VERIFIER_assume(seen == 1);
    assert(seen);
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
