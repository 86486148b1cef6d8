// mazurka:
// verdict: violation
// violation: sync
// cause: none
// message: semaphore permits is used before it is initialised
//
// The thread may come before sem_init.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t permits;

static void *give(void *unused) {
    (void)unused;
    sem_post(&permits);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, give, 0);
    sem_init(&permits, 0, 0);
    sem_wait(&permits);
    pthread_join(thread, 0);
    return 0;
}
