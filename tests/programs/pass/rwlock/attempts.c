// mazurka:
// verdict: verified
// naive: yes
//
// Attempts fail with EBUSY while a writer holds the lock, timed ones with ETIMEDOUT; afterwards they
// succeed.
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int inside;

static void *writer(void *unused) {
    (void)unused;
    pthread_rwlock_wrlock(&lock);
    inside = 1;
    inside = 0;
    pthread_rwlock_unlock(&lock);
    return 0;
}

static void *reader(void *unused) {
    (void)unused;
    struct timespec until = {0, 0};
    int result = pthread_rwlock_timedrdlock(&lock, &until);
    assert(result == 0 || result == ETIMEDOUT);
    if (result == 0) {
        assert(!inside);
        pthread_rwlock_unlock(&lock);
    }
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, writer, 0);
    pthread_create(&second, 0, reader, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(pthread_rwlock_trywrlock(&lock) == 0);
    assert(pthread_rwlock_tryrdlock(&lock) == EBUSY);
    pthread_rwlock_unlock(&lock);
    return 0;
}
