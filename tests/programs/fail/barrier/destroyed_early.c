// mazurka: --check memory
// verdict: violation
// violation: sync
// cause: none
//
// The barrier is destroyed while threads may still have to come to it.
#include <assert.h>
#include <pthread.h>

static pthread_barrier_t barrier;

static void *meet(void *unused) {
    (void)unused;
    pthread_barrier_wait(&barrier);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_barrier_init(&barrier, 0, 2);
    pthread_create(&first, 0, meet, 0);
    pthread_create(&second, 0, meet, 0);
    pthread_barrier_destroy(&barrier);
    return 0;
}
