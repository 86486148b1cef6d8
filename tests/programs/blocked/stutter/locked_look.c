// mazurka:
// verdict: verified
// executions: 6
// blocked: 4
// because: the three critical sections come in any order; who looks before the flag is set is cut off, so that two orders are complete
// naive: yes
//
// Polling under a lock.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int ready;

static void *wait(void *unused) {
    int seen;
    do {
        pthread_mutex_lock(&m);
        seen = ready;
        pthread_mutex_unlock(&m);
    } while (!seen);
    return unused;
}

int main(void) {
    pthread_t waiters[2];
    for (int i = 0; i < 2; i++) pthread_create(&waiters[i], 0, wait, 0);
    pthread_mutex_lock(&m);
    ready = 1;
    pthread_mutex_unlock(&m);
    for (int i = 0; i < 2; i++) pthread_join(waiters[i], 0);
    return 0;
}
