// mazurka:
// verdict: violation
// violation: assertion
// cause: lost update
// line: 28
//
// A static local variable is shared like a global one, and its increment can be lost.
#include <assert.h>
#include <pthread.h>

static int next(void) {
    static int count;
    return ++count;
}

static void *call(void *unused) {
    (void)unused;
    next();
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, call, 0);
    pthread_create(&second, 0, call, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(next() == 3);
    return 0;
}
