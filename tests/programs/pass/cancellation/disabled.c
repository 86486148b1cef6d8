// mazurka:
// verdict: verified
//
// A thread that has cancellation disabled finishes what it does; the request waits until it is enabled again.
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <unistd.h>

static int a_half, other_half, after;

static void *work(void *unused) {
    int old;
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &old);
    assert(old == PTHREAD_CANCEL_ENABLE);
    a_half = 1;
    sleep(1);
    other_half = 1;
    pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, &old);
    assert(old == PTHREAD_CANCEL_DISABLE);
    sleep(1);
    after = 1;
    return NULL;
}

int main(void) {
    pthread_t a;
    void *result;
    pthread_create(&a, NULL, work, NULL);
    int early = a_half;
    pthread_cancel(a);
    pthread_join(a, &result);
    /* The thread is cancelled before it disables that only if it never gets there. */
    assert(a_half == other_half && a_half == 1);
    assert((result == PTHREAD_CANCELED) == !after && early <= 1);
    return 0;
}
