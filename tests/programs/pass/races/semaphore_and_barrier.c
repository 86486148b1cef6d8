// mazurka: --check all
// verdict: verified
//
// A post orders what came before it with what comes after the wait, and so do arrivals at a barrier.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t given;
static pthread_barrier_t barrier;
static int x, y;

static void *first_thread(void *unused) {
    (void)unused;
    x = 1;
    sem_post(&given);
    pthread_barrier_wait(&barrier);
    assert(y == 1);
    return 0;
}

static void *second_thread(void *unused) {
    (void)unused;
    sem_wait(&given);
    assert(x == 1);
    y = 1;
    pthread_barrier_wait(&barrier);
    return 0;
}

int main(void) {
    pthread_t first, second;
    sem_init(&given, 0, 0);
    pthread_barrier_init(&barrier, 0, 2);
    pthread_create(&first, 0, first_thread, 0);
    pthread_create(&second, 0, second_thread, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    sem_destroy(&given);
    pthread_barrier_destroy(&barrier);
    return 0;
}
