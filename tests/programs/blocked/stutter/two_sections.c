// mazurka:
// verdict: verified
// executions: 24
// blocked: 14
// because: a waiter looks 0, 1 or 2 times before the flag is set, and once more after that unless it is cut off; with i and j looks before, they come in (i+j)!/i!j! orders, and if both look after it, in 2: 10 complete and 14 that are cut off
//
// Each iteration looks twice, in a critical section of its own: another thread's sections between the two see nothing of it.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int ready;

static int look(void) {
    pthread_mutex_lock(&m);
    int seen = ready;
    pthread_mutex_unlock(&m);
    return seen;
}

static void *wait(void *unused) {
    while (!look() && !look()) {
    }
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
