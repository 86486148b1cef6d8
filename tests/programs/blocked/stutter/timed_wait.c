// mazurka:
// verdict: verified
// naive: yes
//
// A loop around a wait that may time out at any moment.
#include <pthread.h>
#include <time.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int ready;

static void *wait(void *unused) {
    struct timespec soon = {0, 0};
    pthread_mutex_lock(&m);
    while (!ready) pthread_cond_timedwait(&changed, &m, &soon);
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
