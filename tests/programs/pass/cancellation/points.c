// mazurka:
// verdict: verified
//
// A thread is cancelled where it tests for that, and its cleanup handler unlocks what it holds; or it is done before.
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int steps, cleaned;

static void unlock(void *held) {
    cleaned++;
    pthread_mutex_unlock(held);
}

static void *work(void *unused) {
    pthread_mutex_lock(&mutex);
    pthread_cleanup_push(unlock, &mutex);
    steps++;
    pthread_testcancel();
    steps++;
    pthread_cleanup_pop(1);
    return NULL;
}

int main(void) {
    pthread_t a;
    void *result;
    pthread_create(&a, NULL, work, NULL);
    pthread_cancel(a);
    pthread_join(a, &result);
    assert(pthread_mutex_trylock(&mutex) == 0 && cleaned == 1);
    assert(result == PTHREAD_CANCELED ? steps == 1 : result == NULL && steps == 2);
    return 0;
}
