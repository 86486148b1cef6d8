// mazurka:
// verdict: violation
// violation: livelock
// cause: never terminates
// unlike: livelock
//
// Polling under a lock that is only tried, for what nobody does.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int ready;

static void *wait(void *unused) {
    for (int seen = 0; !seen;) {
        if (pthread_mutex_trylock(&m)) continue;
        seen = ready;
        pthread_mutex_unlock(&m);
    }
    return unused;
}

int main(void) {
    pthread_t waiters[2];
    for (int i = 0; i < 2; i++) pthread_create(&waiters[i], 0, wait, 0);
    for (int i = 0; i < 2; i++) pthread_join(waiters[i], 0);
    return 0;
}
