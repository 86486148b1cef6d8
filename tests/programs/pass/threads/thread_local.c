// mazurka:
// verdict: verified
// executions: 1
// because: nothing is shared
//
// Each thread has a thread-local variable of its own, initialised afresh.
#include <assert.h>
#include <pthread.h>

static _Thread_local int count = 5;

static void *increment(void *unused) {
    (void)unused;
    count++;
    assert(count == 6);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, increment, 0);
    pthread_create(&second, 0, increment, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(count == 5);
    return 0;
}
