// mazurka:
// verdict: violation
// violation: deadlock
// cause: lock order
//
// Two forks as semaphores, taken crosswise.
#include <pthread.h>
#include <semaphore.h>

static sem_t left, right;

static void *one(void *unused) {
    (void)unused;
    sem_wait(&left);
    sem_wait(&right);
    sem_post(&right);
    sem_post(&left);
    return 0;
}

static void *other(void *unused) {
    (void)unused;
    sem_wait(&right);
    sem_wait(&left);
    sem_post(&left);
    sem_post(&right);
    return 0;
}

int main(void) {
    pthread_t first, second;
    sem_init(&left, 0, 1);
    sem_init(&right, 0, 1);
    pthread_create(&first, 0, one, 0);
    pthread_create(&second, 0, other, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
