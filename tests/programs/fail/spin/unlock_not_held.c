// mazurka:
// verdict: violation
// violation: sync
// cause: none
// message: spin lock lock is unlocked by a thread that does not hold it
//
// A spin lock that nobody holds is given back.
#include <assert.h>
#include <pthread.h>

static pthread_spinlock_t lock;
static int count;

int main(void) {
    pthread_spin_init(&lock, PTHREAD_PROCESS_PRIVATE);
    pthread_spin_unlock(&lock);
    return 0;
}
