// mazurka:
// verdict: verified
// executions: 2
// because: the two orders of two stores to one variable
// naive: yes
//
// Two stores of the same value are two writes, and their order counts.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *store(void *unused) {
    (void)unused;
    atomic_store(&x, 1);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, store, 0);
    pthread_create(&second, 0, store, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(atomic_load(&x) == 1);
    return 0;
}
