// mazurka:
// verdict: violation
// violation: deadlock
// cause: lock upgrade
// unlike: lock taken twice
// message: wrlock lock
// naive: yes
//
// A reader that wants to write without leaving waits for itself.
#include <assert.h>
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;

int main(void) {
    pthread_rwlock_rdlock(&lock);
    pthread_rwlock_wrlock(&lock);
    return 0;
}
