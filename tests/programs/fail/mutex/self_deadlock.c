// mazurka:
// verdict: violation
// violation: deadlock
// cause: lock taken twice
// unlike: lock order
// unlike: lock never released
// naive: yes
//
// A thread that locks a normal mutex twice waits for itself.
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

int main(void) {
    pthread_mutex_lock(&mutex);
    pthread_mutex_lock(&mutex);
    return 0;
}
