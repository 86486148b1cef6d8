// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// unlike: `if` instead of `while` around a wait
// line: 21
//
// The time may be over before the condition holds.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int ready;

static void *waiter(void *unused) {
    (void)unused;
    struct timespec until = {0, 0};
    pthread_mutex_lock(&mutex);
    if (!ready) pthread_cond_timedwait(&changed, &mutex, &until);
    assert(ready);
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, waiter, 0);
    pthread_mutex_lock(&mutex);
    ready = 1;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&mutex);
    pthread_join(thread, 0);
    return 0;
}
