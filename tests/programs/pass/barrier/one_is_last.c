// mazurka:
// verdict: verified
// executions: 2
// because: either thread can be the last one to arrive
// naive: yes
//
// Exactly one thread is told that it is the last.
#include <assert.h>
#include <pthread.h>

static pthread_barrier_t barrier;
static int last;

static void *meet(void *unused) {
    (void)unused;
    if (pthread_barrier_wait(&barrier) == PTHREAD_BARRIER_SERIAL_THREAD) last++;
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_barrier_init(&barrier, 0, 2);
    pthread_create(&first, 0, meet, 0);
    pthread_create(&second, 0, meet, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(last == 1);
    return 0;
}
