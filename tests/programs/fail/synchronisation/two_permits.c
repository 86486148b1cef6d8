// mazurka:
// verdict: violation
// violation: assertion
// cause: lost update
// line: 30
//
// A semaphore with two permits lets both threads in.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t permits;
static int count;

static void *work(void *unused) {
    (void)unused;
    sem_wait(&permits);
    count++;
    sem_post(&permits);
    return 0;
}

int main(void) {
    pthread_t first, second;
    sem_init(&permits, 0, 2);
    pthread_create(&first, 0, work, 0);
    pthread_create(&second, 0, work, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(count == 2);
    return 0;
}
