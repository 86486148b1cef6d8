// mazurka:
// verdict: verified
// executions: 1
// because: nothing is shared
//
// What a thread returns comes back from join.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

static void *square(void *argument) {
    intptr_t n = (intptr_t)argument;
    return (void *)(n * n);
}

int main(void) {
    pthread_t thread;
    void *result;
    assert(pthread_create(&thread, 0, square, (void *)7) == 0);
    assert(pthread_join(thread, &result) == 0);
    assert((intptr_t)result == 49);
    return 0;
}
