// mazurka:
// verdict: violation
// violation: assertion
// cause: race
// line: 27
//
// A compare-and-swap that is not repeated can fail, and then its increment is lost.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int count;

static void *increment(void *unused) {
    (void)unused;
    int seen = atomic_load(&count);
    atomic_compare_exchange_strong(&count, &seen, seen + 1);
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
