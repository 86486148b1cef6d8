// mazurka: --check memory
// verdict: violation
// violation: sync
// cause: destroyed while in use
// message: destroyed while threads wait
//
// Main may destroy the condition variable while the other thread waits at it.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int ready;

static void *waiter(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    if (!ready) pthread_cond_wait(&changed, &mutex);
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, waiter, 0);
    pthread_mutex_lock(&mutex);
    ready = 1;
    pthread_mutex_unlock(&mutex);
    pthread_cond_destroy(&changed);
    pthread_join(thread, 0);
    return 0;
}
