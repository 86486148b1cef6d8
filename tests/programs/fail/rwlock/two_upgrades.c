// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// unlike: lock upgrade
// line: 24
//
// Between leaving as a reader and coming back as the writer, another writer may have been there: the
// reader overtakes.
#include <assert.h>
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int items = 1, taken;

static void *take(void *unused) {
    (void)unused;
    pthread_rwlock_rdlock(&lock);
    int there = items;
    pthread_rwlock_unlock(&lock);
    if (there) {
        pthread_rwlock_wrlock(&lock);
        items--;
        assert(items >= 0);
        taken++;
        pthread_rwlock_unlock(&lock);
    }
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, take, 0);
    pthread_create(&second, 0, take, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
