// mazurka:
// verdict: verified
// executions: 1
// because: no access of the two threads is a write
// naive: yes
//
// A compare-and-swap that fails only reads, and two reads do not conflict.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x = 7;

static void *attempt(void *unused) {
    (void)unused;
    int expected = 0;
    assert(!atomic_compare_exchange_strong(&x, &expected, 1));
    assert(expected == 7);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, attempt, 0);
    pthread_create(&second, 0, attempt, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(atomic_load(&x) == 7);
    return 0;
}
