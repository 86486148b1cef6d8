// mazurka:
// verdict: violation
// violation: deadlock
//
// A thread that cannot be cancelled waits for a semaphore that nobody posts.
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

static sem_t never;

static void *worker(void *unused) {
    int old;
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &old);
    sem_wait(&never);
    return NULL;
}

int main(void) {
    pthread_t thread;
    sem_init(&never, 0, 0);
    pthread_create(&thread, NULL, worker, NULL);
    pthread_cancel(thread);
    pthread_join(thread, NULL);
    return 0;
}
