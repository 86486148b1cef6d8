// mazurka:
// verdict: violation
// violation: assertion
// cause: missing join
// naive: yes
// line: 22
//
// main reads the result without waiting for it.
#include <assert.h>
#include <pthread.h>

static int result;

static void *compute(void *unused) {
    result = 42;
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, compute, 0);
    assert(result == 42);
    return 0;
}
