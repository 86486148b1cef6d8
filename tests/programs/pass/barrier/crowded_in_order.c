// mazurka: --ordered-barriers
// verdict: verified
//
// Four threads at a barrier for two: two meetings, whoever meets whom.
#include <assert.h>
#include <pthread.h>

static pthread_barrier_t barrier;

static void *meet(void *unused) {
    (void)unused;
    pthread_barrier_wait(&barrier);
    return 0;
}

int main(void) {
    pthread_t threads[4];
    pthread_barrier_init(&barrier, 0, 2);
    for (int i = 0; i < 4; i++) pthread_create(&threads[i], 0, meet, 0);
    for (int i = 0; i < 4; i++) pthread_join(threads[i], 0);
    return 0;
}
