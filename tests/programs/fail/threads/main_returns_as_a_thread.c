// mazurka: --main-return thread
// verdict: violation
// violation: deadlock
// cause: no wake-up
// naive: yes
//
// With --main-return thread the return ends the main thread only, so the worker hangs.
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t more = PTHREAD_COND_INITIALIZER;
static int jobs;

static void *worker(void *unused) {
    pthread_mutex_lock(&mutex);
    while (jobs == 0)
        pthread_cond_wait(&more, &mutex);
    pthread_mutex_unlock(&mutex);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    pthread_detach(thread);
    return 0;
}
