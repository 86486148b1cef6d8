// mazurka:
// verdict: violation
// violation: sync
// cause: unlocked by another thread
// message: read-write lock lock is unlocked by a thread that does not hold it
//
// A thread that reads nothing releases what main holds.
#include <assert.h>
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;

static void *other(void *unused) {
    (void)unused;
    pthread_rwlock_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_rwlock_rdlock(&lock);
    pthread_create(&thread, 0, other, 0);
    pthread_join(thread, 0);
    return 0;
}
