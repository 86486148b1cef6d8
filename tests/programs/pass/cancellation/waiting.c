// mazurka:
// verdict: verified
//
// A thread that waits for a condition is cancelled: it has the mutex again when its cleanup handler runs.
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t never = PTHREAD_COND_INITIALIZER;
static int work_to_do;

static void unlock(void *held) {
    assert(pthread_mutex_trylock(held) != 0);
    pthread_mutex_unlock(held);
}

static void *worker(void *unused) {
    pthread_mutex_lock(&mutex);
    pthread_cleanup_push(unlock, &mutex);
    while (!work_to_do) pthread_cond_wait(&never, &mutex);
    pthread_cleanup_pop(1);
    return NULL;
}

int main(void) {
    pthread_t a;
    void *result;
    pthread_create(&a, NULL, worker, NULL);
    assert(pthread_cancel(a) == 0);
    pthread_join(a, &result);
    assert(result == PTHREAD_CANCELED);
    assert(pthread_mutex_lock(&mutex) == 0);
    return 0;
}
