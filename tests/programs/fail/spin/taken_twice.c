// mazurka:
// verdict: violation
// violation: deadlock
// cause: lock taken twice
// message: lock lock held by main
//
// A spin lock is not recursive.
#include <assert.h>
#include <pthread.h>

static pthread_spinlock_t lock;
static int count;

int main(void) {
    pthread_spin_init(&lock, PTHREAD_PROCESS_PRIVATE);
    pthread_spin_lock(&lock);
    pthread_spin_lock(&lock);
    return 0;
}
