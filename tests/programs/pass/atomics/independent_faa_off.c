// mazurka: --independent-faa off
// verdict: verified
// executions: 2
// because: the two orders of two read-modify-writes of one variable
// naive: yes
//
// Without the option, additions conflict like all writes.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int count;

static void *increment(void *unused) {
    (void)unused;
    atomic_fetch_add(&count, 1);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, increment, 0);
    pthread_create(&second, 0, increment, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(atomic_load(&count) == 2);
    return 0;
}
