// mazurka:
// verdict: violation
// violation: deadlock
// cause: missed wake-up
//
// The waker does not hold the mutex: its signal can come between the check and the wait, and is
// lost.
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int ready;

static void *waiter(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    while (!ready) pthread_cond_wait(&changed, &mutex);
    ready = 0;
    pthread_mutex_unlock(&mutex);
    return 0;
}

static void *waker(void *unused) {
    (void)unused;
    ready = 1;
    pthread_cond_signal(&changed);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, waiter, 0);
    pthread_create(&second, 0, waker, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
