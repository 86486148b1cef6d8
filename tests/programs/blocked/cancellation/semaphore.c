// mazurka:
// verdict: verified
// executions: 3
// blocked: 1
// because: the request comes before the thread waits, or after; then it ends the wait, or the wait is one for the semaphore,
// because: which is no deadlock because of the request
// naive: yes
//
// A thread that waits for a semaphore is cancelled there, and its cleanup handler runs.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

static sem_t never;
static int cleaned;

static void clean(void *unused) { cleaned = 1; }

static void *worker(void *unused) {
    pthread_cleanup_push(clean, NULL);
    sem_wait(&never);
    pthread_cleanup_pop(0);
    return NULL;
}

int main(void) {
    pthread_t thread;
    void *result;
    sem_init(&never, 0, 0);
    pthread_create(&thread, NULL, worker, NULL);
    assert(pthread_cancel(thread) == 0);
    pthread_join(thread, &result);
    assert(result == PTHREAD_CANCELED && cleaned);
    return 0;
}
