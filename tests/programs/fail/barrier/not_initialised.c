// mazurka:
// verdict: violation
// violation: sync
// cause: none
// message: barrier barrier is used before it is initialised
//
// A barrier has no static initialiser.
#include <assert.h>
#include <pthread.h>

static pthread_barrier_t barrier;

int main(void) {
    pthread_barrier_wait(&barrier);
    return 0;
}
