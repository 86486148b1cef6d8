// mazurka:
// verdict: verified
// naive: yes
//
// A broadcast wakes both waiters, whoever of them waits.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int ready;

static void *waiter(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    while (!ready) pthread_cond_wait(&changed, &mutex);
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, waiter, 0);
    pthread_create(&second, 0, waiter, 0);
    pthread_mutex_lock(&mutex);
    ready = 1;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&mutex);
    pthread_join(first, 0);
    pthread_join(second, 0);
    pthread_cond_destroy(&changed);
    return 0;
}
