// mazurka:
// verdict: violation
// violation: sync
// cause: none
// unlike: destroyed while in use
// line: 15
//
// A mutex is destroyed while it is locked.
#include <pthread.h>

int main(void) {
    pthread_mutex_t mutex;
    pthread_mutex_init(&mutex, 0);
    pthread_mutex_lock(&mutex);
    pthread_mutex_destroy(&mutex);
    return 0;
}
