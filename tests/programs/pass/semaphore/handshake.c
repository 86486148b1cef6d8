// mazurka:
// verdict: verified
// executions: 1
// because: the post must come before the wait that it lets through
// naive: yes
//
// A semaphore that begins at 0 orders what comes before the post and after the wait.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t permits;
static int data;

static void *give(void *unused) {
    (void)unused;
    data = 7;
    sem_post(&permits);
    return 0;
}

static void *take(void *unused) {
    (void)unused;
    sem_wait(&permits);
    assert(data == 7);
    return 0;
}

int main(void) {
    pthread_t first, second;
    sem_init(&permits, 0, 0);
    pthread_create(&first, 0, give, 0);
    pthread_create(&second, 0, take, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    sem_destroy(&permits);
    return 0;
}
