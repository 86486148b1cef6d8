// mazurka:
// verdict: verified
// executions: 3
// blocked: 1
// because: the time is over; or the wait is woken; or the signal came before and the thread waits on,
// because: until the time is over, which is the first case again
// naive: yes
//
// A wait with a time-out does not wait forever, although nobody may wake it.
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;

static void *waiter(void *unused) {
    (void)unused;
    struct timespec until = {0, 0};
    pthread_mutex_lock(&mutex);
    int result = pthread_cond_timedwait(&changed, &mutex, &until);
    assert(result == 0 || result == ETIMEDOUT);
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, waiter, 0);
    pthread_cond_signal(&changed);
    pthread_join(thread, 0);
    return 0;
}
