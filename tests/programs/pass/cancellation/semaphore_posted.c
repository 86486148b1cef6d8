// mazurka:
// verdict: verified
// executions: 3
// because: the request comes before the thread waits; or after, and then it ends the wait, or comes too late
// naive: yes
//
// The semaphore that a cancelled thread waits for becomes free at the same time: it has a permit and goes on, or it is
// cancelled and the permit is left.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

static sem_t work;

static void *worker(void *unused) {
    sem_wait(&work);
    return NULL;
}

int main(void) {
    pthread_t thread;
    void *result;
    int left;
    sem_init(&work, 0, 0);
    pthread_create(&thread, NULL, worker, NULL);
    pthread_cancel(thread);
    sem_post(&work);
    pthread_join(thread, &result);
    sem_getvalue(&work, &left);
    assert(left == (result == PTHREAD_CANCELED));
    return 0;
}
