// mazurka: --check all
// verdict: verified
//
// A condition variable with its mutex orders the data.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int ready, data;

static void *waiter(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    while (!ready) pthread_cond_wait(&changed, &mutex);
    pthread_mutex_unlock(&mutex);
    assert(data == 7);
    return 0;
}

static void *waker(void *unused) {
    (void)unused;
    data = 7;
    pthread_mutex_lock(&mutex);
    ready = 1;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, waiter, 0);
    pthread_create(&second, 0, waker, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
