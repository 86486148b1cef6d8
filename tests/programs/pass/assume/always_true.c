// mazurka:
// verdict: verified
// executions: 2
// because: the two orders of two fetch-and-adds whose results are used
// naive: yes
//
// An assumption that holds changes nothing.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern void __VERIFIER_assume(int);
static atomic_int x;

static void *bump(void *unused) {
    (void)unused;
    int seen = atomic_fetch_add(&x, 1);
    __VERIFIER_assume(seen >= 0);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, bump, 0);
    pthread_create(&second, 0, bump, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(atomic_load(&x) == 2);
    return 0;
}
