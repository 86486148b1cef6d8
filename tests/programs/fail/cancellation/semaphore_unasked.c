// mazurka:
// verdict: violation
// violation: deadlock
//
// Main cancels one of two threads that wait for a semaphore; nobody posts it for the other one.
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

static sem_t never;

static void *worker(void *unused) {
    sem_wait(&never);
    return NULL;
}

int main(void) {
    pthread_t threads[2];
    sem_init(&never, 0, 0);
    for (int i = 0; i < 2; i++) pthread_create(&threads[i], NULL, worker, NULL);
    pthread_cancel(threads[0]);
    for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
    return 0;
}
