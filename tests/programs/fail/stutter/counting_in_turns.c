// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// line: 19
//
// Two threads count in turns: after each round both are where they were, but the number is not what it was.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int number;

static void *count(void *parity) {
    for (;;) {
        pthread_mutex_lock(&m);
        if (number % 2 == (intptr_t)parity) number++;
        assert(number < 6);
        pthread_mutex_unlock(&m);
    }
    return 0;
}

int main(void) {
    pthread_t threads[2];
    for (intptr_t i = 0; i < 2; i++) pthread_create(&threads[i], 0, count, (void *)i);
    for (int i = 0; i < 2; i++) pthread_join(threads[i], 0);
    return 0;
}
