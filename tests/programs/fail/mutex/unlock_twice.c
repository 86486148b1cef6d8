// mazurka:
// verdict: violation
// violation: sync
// cause: unlocked twice
// line: 15
//
// The second unlock finds the mutex free.
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

int main(void) {
    pthread_mutex_lock(&mutex);
    pthread_mutex_unlock(&mutex);
    pthread_mutex_unlock(&mutex);
    return 0;
}
