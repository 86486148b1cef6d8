// mazurka:
// verdict: verified
// naive: yes
//
// Polling with the lock held, which is given back in between. Each waiter sees that the other has had the
// lock, so that it can be cut off only where everybody has come back.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int ready;

static void *wait(void *unused) {
    pthread_mutex_lock(&m);
    while (!ready) {
        pthread_mutex_unlock(&m);
        pthread_mutex_lock(&m);
    }
    pthread_mutex_unlock(&m);
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
