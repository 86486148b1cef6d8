// mazurka:
// verdict: violation
// violation: deadlock
// cause: lock never released
//
// A thread is cancelled while it holds a mutex, and has no cleanup handler.
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *unused) {
    pthread_mutex_lock(&mutex);
    pthread_testcancel();
    pthread_mutex_unlock(&mutex);
    return NULL;
}

int main(void) {
    pthread_t a;
    pthread_create(&a, NULL, work, NULL);
    pthread_cancel(a);
    pthread_join(a, NULL);
    pthread_mutex_lock(&mutex);
    return 0;
}
