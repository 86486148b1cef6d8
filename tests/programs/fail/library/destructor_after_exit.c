// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// line: 21
// naive: yes
//
// exit runs functions with the attribute destructor too, after the handlers of atexit, also where
// a thread calls it.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static int steps;

static void first(void) {
    steps = 1;
}

static __attribute__((destructor)) void second(void) {
    assert(steps != 1);
}

static void *worker(void *unused) {
    exit(0);
    return unused;
}

int main(void) {
    pthread_t thread;
    atexit(first);
    pthread_create(&thread, 0, worker, 0);
    pthread_join(thread, 0);
    return 0;
}
