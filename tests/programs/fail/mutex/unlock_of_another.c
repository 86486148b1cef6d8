// mazurka:
// verdict: violation
// violation: sync
// cause: unlocked by another thread
// line: 14
//
// A thread unlocks the mutex that main has.
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *meddle(void *unused) {
    (void)unused;
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_mutex_lock(&mutex);
    pthread_create(&thread, 0, meddle, 0);
    pthread_join(thread, 0);
    pthread_mutex_unlock(&mutex);
    return 0;
}
