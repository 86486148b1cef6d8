// mazurka:
// verdict: violation
// violation: assertion
// cause: lost update
// line: 28
//
// Two threads that increment with only a read lock are not excluded.
#include <assert.h>
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int count;

static void *increment(void *unused) {
    (void)unused;
    pthread_rwlock_rdlock(&lock);
    count++;
    pthread_rwlock_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, increment, 0);
    pthread_create(&second, 0, increment, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(count == 2);
    return 0;
}
