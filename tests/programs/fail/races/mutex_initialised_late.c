// mazurka: --check data-races
// verdict: violation
// violation: data-race
//
// The mutex may be locked before or while it is initialised.
#include <pthread.h>

static pthread_mutex_t mutex;

static void *lock(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, lock, 0);
    pthread_mutex_init(&mutex, 0);
    pthread_join(thread, 0);
    return 0;
}
