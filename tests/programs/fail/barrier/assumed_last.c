// mazurka:
// verdict: violation
// violation: assertion
// cause: race
//
// Nobody knows who is the last one to arrive.
#include <assert.h>
#include <pthread.h>

static pthread_barrier_t barrier;

static void *first_thread(void *unused) {
    (void)unused;
    assert(pthread_barrier_wait(&barrier) == 0);
    return 0;
}

static void *second_thread(void *unused) {
    (void)unused;
    pthread_barrier_wait(&barrier);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_barrier_init(&barrier, 0, 2);
    pthread_create(&first, 0, first_thread, 0);
    pthread_create(&second, 0, second_thread, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
