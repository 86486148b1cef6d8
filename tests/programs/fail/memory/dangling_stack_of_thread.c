// mazurka:
// verdict: violation
// violation: memory
// cause: use after scope
// line: 23
//
// A thread returns the address of a variable on its stack, which is gone after the join.
#include <assert.h>
#include <pthread.h>

static void *compute(void *unused) {
    int result = 42;
    int *pointer = &result;
    (void)unused;
    return pointer;
}

int main(void) {
    pthread_t thread;
    void *result;
    pthread_create(&thread, 0, compute, 0);
    pthread_join(thread, &result);
    assert(*(int *)result == 42);
    return 0;
}
