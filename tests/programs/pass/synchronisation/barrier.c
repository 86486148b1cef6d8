// mazurka:
// verdict: verified
//
// Nobody passes the barrier before all have come: each thread sees what the other wrote before.
#include <assert.h>
#include <pthread.h>

static pthread_barrier_t barrier;
static int written[2];

static void *first_thread(void *unused) {
    (void)unused;
    written[0] = 1;
    pthread_barrier_wait(&barrier);
    assert(written[1]);
    return 0;
}

static void *second_thread(void *unused) {
    (void)unused;
    written[1] = 1;
    pthread_barrier_wait(&barrier);
    assert(written[0]);
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
