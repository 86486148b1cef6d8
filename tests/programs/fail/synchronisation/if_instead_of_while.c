// mazurka: --check assertions
// verdict: violation
// violation: assertion
// cause: `if` instead of `while` around a wait
// line: 19
//
// After being woken the condition is not checked again, but another thread may have been faster.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int ready;

static void *taker(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    if (!ready) pthread_cond_wait(&changed, &mutex);
    assert(ready);
    ready = 0;
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++) pthread_create(&threads[i], 0, taker, 0);
    for (int i = 0; i < 2; i++) {
        pthread_mutex_lock(&mutex);
        ready = 1;
        pthread_cond_broadcast(&changed);
        pthread_mutex_unlock(&mutex);
    }
    return 0;
}
