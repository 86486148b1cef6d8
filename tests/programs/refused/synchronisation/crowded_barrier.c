// mazurka:
// verdict: error
// message: more threads meet at barrier barrier than it is for
// message: --ordered-barriers
//
// Three threads at a barrier for two need the order of arrivals.
#include <assert.h>
#include <pthread.h>

static pthread_barrier_t barrier;

static void *meet(void *unused) {
    (void)unused;
    pthread_barrier_wait(&barrier);
    return 0;
}

int main(void) {
    pthread_t threads[3];
    pthread_barrier_init(&barrier, 0, 2);
    for (int i = 0; i < 3; i++) pthread_create(&threads[i], 0, meet, 0);
    return 0;
}
