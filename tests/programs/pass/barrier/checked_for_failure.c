// mazurka:
// verdict: verified
// executions: 1
// because: nobody can tell who arrived last
//
// What a barrier returns is only used to see whether it failed, so the order of arrivals does not matter.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static pthread_barrier_t barrier;

static void meet(void) {
    int result = pthread_barrier_wait(&barrier);
    if (result != 0 && result != PTHREAD_BARRIER_SERIAL_THREAD) exit(1);
}

static void *run(void *unused) {
    meet();
    int last = pthread_barrier_wait(&barrier);
    assert(last == 0 || last == PTHREAD_BARRIER_SERIAL_THREAD);
    int unheeded = pthread_barrier_wait(&barrier);
    (void)unheeded;
    return unused;
}

int main(void) {
    pthread_t threads[3];
    pthread_barrier_init(&barrier, 0, 3);
    for (int i = 0; i < 3; i++) pthread_create(&threads[i], 0, run, 0);
    for (int i = 0; i < 3; i++) pthread_join(threads[i], 0);
    return 0;
}
