// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// line: 28
//
// The race is between main and a thread that a thread has created.
#include <assert.h>
#include <pthread.h>

static int x;

static void *inner(void *unused) {
    x = 1;
    return unused;
}

static void *outer(void *unused) {
    pthread_t thread;
    pthread_create(&thread, 0, inner, 0);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, outer, 0);
    pthread_join(thread, 0);
    assert(x == 1);
    return 0;
}
