// mazurka: --check all
// verdict: verified
//
// A writer and a reader are ordered by the lock.
#include <assert.h>
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int x, y;

static void *write(void *unused) {
    (void)unused;
    pthread_rwlock_wrlock(&lock);
    x = y = 1;
    pthread_rwlock_unlock(&lock);
    return 0;
}

static void *read(void *unused) {
    (void)unused;
    pthread_rwlock_rdlock(&lock);
    assert(x == y);
    pthread_rwlock_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, write, 0);
    pthread_create(&second, 0, read, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
