// mazurka:
// verdict: violation
// violation: deadlock
// cause: too few threads at a barrier
//
// A barrier for three with two threads is never passed.
#include <pthread.h>

static pthread_barrier_t barrier;

static void *arrive(void *unused) {
    (void)unused;
    pthread_barrier_wait(&barrier);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_barrier_init(&barrier, 0, 3);
    pthread_create(&first, 0, arrive, 0);
    pthread_create(&second, 0, arrive, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
