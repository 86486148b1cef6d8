// mazurka:
// verdict: verified
// executions: 1
// because: nothing is shared
//
// pthread_exit ends the thread from within a called function, and its value comes back from join.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

static void leave(int value) {
    pthread_exit((void *)(intptr_t)(value + 1));
}

static void *start(void *unused) {
    leave(41);
    assert(0);
    return unused;
}

int main(void) {
    pthread_t thread;
    void *result;
    pthread_create(&thread, 0, start, 0);
    pthread_join(thread, &result);
    assert((intptr_t)result == 42);
    return 0;
}
