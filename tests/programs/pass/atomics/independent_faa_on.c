// mazurka: --independent-faa on
// verdict: verified
// executions: 1
// because: the two additions do not conflict
//
// Additions whose results nobody uses commute, and are not put in order.
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
