// mazurka:
// verdict: violation
// violation: sync
// cause: none
//
// main destroys the mutex without waiting for the thread that may hold it or may still want it.
#include <pthread.h>

static pthread_mutex_t mutex;

static void *use(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_mutex_init(&mutex, 0);
    pthread_create(&thread, 0, use, 0);
    pthread_mutex_destroy(&mutex);
    pthread_join(thread, 0);
    return 0;
}
