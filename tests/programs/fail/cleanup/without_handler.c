// mazurka:
// verdict: violation
// violation: deadlock
// cause: lock never released
//
// A thread exits with the mutex, as no handler gives it back.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    pthread_exit(0);
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, work, 0);
    pthread_join(thread, 0);
    pthread_mutex_lock(&mutex);
    return 0;
}
