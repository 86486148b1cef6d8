// mazurka:
// verdict: verified
//
// A reader-writer lock: the reader sees both members changed, or none.
#include <assert.h>
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int x, y;

static void *writer(void *unused) {
    (void)unused;
    pthread_rwlock_wrlock(&lock);
    x = 1;
    y = 1;
    pthread_rwlock_unlock(&lock);
    return 0;
}

static void *reader(void *unused) {
    (void)unused;
    pthread_rwlock_rdlock(&lock);
    assert(x == y);
    pthread_rwlock_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, writer, 0);
    pthread_create(&second, 0, reader, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
