// mazurka: --check data-races
// verdict: violation
// violation: data-race
//
// What both do after the barrier is not ordered by it.
#include <pthread.h>

static pthread_barrier_t barrier;
static int x;

static void *work(void *unused) {
    (void)unused;
    pthread_barrier_wait(&barrier);
    x = 1;
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_barrier_init(&barrier, 0, 2);
    pthread_create(&first, 0, work, 0);
    pthread_create(&second, 0, work, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
