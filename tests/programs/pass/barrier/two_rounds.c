// mazurka:
// verdict: verified
// executions: 1
// because: arrivals are not ordered, and the accesses are separated by the barrier
// naive: yes
//
// A barrier that is used twice separates three phases.
#include <assert.h>
#include <pthread.h>

static pthread_barrier_t barrier;
static int a, b;

static void *first_thread(void *unused) {
    (void)unused;
    a = 1;
    pthread_barrier_wait(&barrier);
    assert(b == 0);
    pthread_barrier_wait(&barrier);
    a = 2;
    return 0;
}

static void *second_thread(void *unused) {
    (void)unused;
    pthread_barrier_wait(&barrier);
    assert(a == 1);
    pthread_barrier_wait(&barrier);
    b = 1;
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_barrier_init(&barrier, 0, 2);
    pthread_create(&first, 0, first_thread, 0);
    pthread_create(&second, 0, second_thread, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    pthread_barrier_destroy(&barrier);
    return 0;
}
