#include <pthread.h>

static pthread_mutex_t locks[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};

void take_both(int first) {
    pthread_mutex_lock(&locks[first]);
    pthread_mutex_lock(&locks[!first]);
    pthread_mutex_unlock(&locks[!first]);
    pthread_mutex_unlock(&locks[first]);
}
