// mazurka:
// verdict: incomplete
// executions: 1
// bounded: 1
// because: nothing races, and the one execution ends where there are too many threads
//
// A program that never stops to create threads is cut.
#include <pthread.h>

static void *rest(void *unused) {
    return unused;
}

int main(void) {
    for (;;) {
        pthread_t thread;
        pthread_create(&thread, 0, rest, 0);
        pthread_detach(thread);
    }
}
