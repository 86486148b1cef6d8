// mazurka: --unroll 3 --independent-faa off
// verdict: verified
// executions: 6
// bounded: 0
// because: C(4, 2) ways to merge two and two fetch-and-adds; each loop is entered three times
//
// A bound that no execution reaches leaves the verdict as it is.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *count(void *unused) {
    (void)unused;
    for (int i = 0; i < 2; i++) atomic_fetch_add(&x, 1);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, count, 0);
    pthread_create(&second, 0, count, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(atomic_load(&x) == 4);
    return 0;
}
