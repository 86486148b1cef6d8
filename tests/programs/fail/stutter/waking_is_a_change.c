// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// line: 29
//
// Who signals again and again comes back to where it was, but the first signal that finds somebody has woken
// them up.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static atomic_int done;

static void *wait(void *unused) {
    pthread_mutex_lock(&m);
    pthread_cond_wait(&c, &m);
    pthread_mutex_unlock(&m);
    done = 1;
    return unused;
}

int main(void) {
    pthread_t waiter;
    pthread_create(&waiter, 0, wait, 0);
    while (!done) pthread_cond_signal(&c);
    assert(!done);
    return 0;
}
