// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// line: 21
//
// The flag is set before the data, and who polls for it under a lock may go on too early.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int ready, data;

static void *wait(void *unused) {
    for (int seen = 0; !seen;) {
        if (pthread_mutex_trylock(&m)) continue;
        seen = ready;
        pthread_mutex_unlock(&m);
    }
    pthread_mutex_lock(&m);
    assert(data == 1);
    pthread_mutex_unlock(&m);
    return unused;
}

int main(void) {
    pthread_t waiter;
    pthread_create(&waiter, 0, wait, 0);
    pthread_mutex_lock(&m);
    ready = 1;
    pthread_mutex_unlock(&m);
    pthread_mutex_lock(&m);
    data = 1;
    pthread_mutex_unlock(&m);
    pthread_join(waiter, 0);
    return 0;
}
