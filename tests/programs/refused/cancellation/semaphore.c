// mazurka:
// verdict: error
// message: a thread is cancelled that may wait for a semaphore
//
// Only threads that wait for condition variables can be cancelled there.
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

static sem_t never;

static void *worker(void *unused) {
    sem_wait(&never);
    return NULL;
}

int main(void) {
    pthread_t a;
    sem_init(&never, 0, 0);
    pthread_create(&a, NULL, worker, NULL);
    pthread_cancel(a);
    pthread_join(a, NULL);
    return 0;
}
