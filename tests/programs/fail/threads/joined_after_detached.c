// mazurka:
// verdict: violation
// violation: sync
//
// Whether the worker is detached before it is joined depends on who comes first to the mutex. Where the collector
// does, the join succeeds, so it must not be taken to succeed wherever the collector comes to it in the same local state.
#include <pthread.h>
#include <stdbool.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static bool claimed;
static pthread_t worker;

static void *work(void *unused) { return unused; }

static void *collect(void *unused) {
    pthread_mutex_lock(&mutex);
    claimed = true;
    pthread_mutex_unlock(&mutex);
    pthread_join(worker, NULL);
    return unused;
}

int main(void) {
    pthread_t collector;
    pthread_create(&worker, NULL, work, NULL);
    pthread_create(&collector, NULL, collect, NULL);
    pthread_mutex_lock(&mutex);
    if (!claimed)
        pthread_detach(worker);
    pthread_mutex_unlock(&mutex);
    pthread_join(collector, NULL);
    return 0;
}
