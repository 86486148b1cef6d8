// mazurka:
// verdict: violation
// violation: sync
// cause: none
// message: without holding mutex mutex
// line: 16
//
// Waiting needs the mutex.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;

int main(void) {
    pthread_cond_wait(&changed, &mutex);
    return 0;
}
