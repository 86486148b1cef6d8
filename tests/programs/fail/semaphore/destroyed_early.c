// mazurka:
// verdict: violation
// violation: sync
// cause: none
// message: semaphore permits is used after it was destroyed
//
// Main does not wait for the thread before it destroys the semaphore.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t permits;

static void *give(void *unused) {
    (void)unused;
    sem_post(&permits);
    sem_post(&permits);
    return 0;
}

int main(void) {
    pthread_t thread;
    sem_init(&permits, 0, 0);
    pthread_create(&thread, 0, give, 0);
    sem_wait(&permits);
    sem_destroy(&permits);
    pthread_join(thread, 0);
    return 0;
}
