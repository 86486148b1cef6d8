// mazurka:
// verdict: violation
// violation: sync
// cause: none
// message: destroyed while it is held
// line: 16
//
// A lock that is read is destroyed.
#include <assert.h>
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;

int main(void) {
    pthread_rwlock_rdlock(&lock);
    pthread_rwlock_destroy(&lock);
    return 0;
}
