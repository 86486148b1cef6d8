// mazurka:
// verdict: violation
// violation: deadlock
// cause: semaphore not posted
// message: sem_wait permits
//
// Nobody posts.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t permits;

int main(void) {
    sem_init(&permits, 0, 0);
    sem_wait(&permits);
    return 0;
}
