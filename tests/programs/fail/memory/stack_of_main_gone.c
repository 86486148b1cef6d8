// mazurka:
// verdict: violation
// violation: memory
// cause: missing join
// line: 12
//
// The thread uses a variable of a function of main that may have returned.
#include <pthread.h>
#include <stdatomic.h>

static void *increment(void *argument) {
    atomic_fetch_add((atomic_int *)argument, 1);
    return 0;
}

static void start(void) {
    pthread_t thread;
    atomic_int count = 0;
    pthread_create(&thread, 0, increment, &count);
}

int main(void) {
    start();
    return 0;
}
