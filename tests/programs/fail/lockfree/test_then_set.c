// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// line: 19
//
// A lock that tests and sets in two steps lets both threads in.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int lock;
static atomic_int inside;

static void *visit(void *unused) {
    (void)unused;
    if (atomic_load(&lock) == 0) {
        atomic_store(&lock, 1);
        assert(atomic_fetch_add(&inside, 1) == 0);
        atomic_fetch_sub(&inside, 1);
        atomic_store(&lock, 0);
    }
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, visit, 0);
    pthread_create(&second, 0, visit, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
