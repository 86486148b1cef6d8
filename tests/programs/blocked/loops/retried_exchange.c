// mazurka:
// verdict: verified
// executions: 4
// blocked: 2
// because: the increments do not overlap (2 orders), or either one fails, which is the same as having loaded later
//
// A compare-and-swap that is retried with the value it found: the retries need not be explored.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int count;

static void *increment(void *unused) {
    (void)unused;
    int seen = atomic_load(&count);
    while (!atomic_compare_exchange_strong(&count, &seen, seen + 1)) {
    }
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
