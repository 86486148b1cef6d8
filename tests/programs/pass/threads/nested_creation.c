// mazurka:
// verdict: verified
// executions: 1
// because: creation and joins order everything
// naive: yes
//
// A thread creates a thread, waits for it and passes its result on.
#include <assert.h>
#include <pthread.h>

static int value;

static void *inner(void *unused) {
    value += 1;
    return unused;
}

static void *outer(void *unused) {
    pthread_t thread;
    value = 10;
    pthread_create(&thread, 0, inner, 0);
    pthread_join(thread, 0);
    value *= 2;
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, outer, 0);
    pthread_join(thread, 0);
    assert(value == 22);
    return 0;
}
