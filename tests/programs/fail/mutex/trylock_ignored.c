// mazurka:
// verdict: violation
// violation: sync
// cause: unlock after a failed trylock
//
// A thread unlocks although its trylock may have failed.
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *holder(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    pthread_mutex_unlock(&mutex);
    return 0;
}

static void *careless(void *unused) {
    (void)unused;
    (void)pthread_mutex_trylock(&mutex);
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, holder, 0);
    pthread_create(&second, 0, careless, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
