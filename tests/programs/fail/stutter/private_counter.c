// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// line: 18
//
// Who polls counts how often, in memory that no other thread can reach: it comes back to the same place, with
// the same registers, and everything that others see is as it was; but what it counted is not.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static atomic_int done;

static void *wait(void *which) {
    int rounds[2] = {0, 0};
    while (!done) assert(++rounds[(intptr_t)which] < 4);
    return 0;
}

int main(void) {
    pthread_t waiter;
    pthread_create(&waiter, 0, wait, (void *)1);
    done = 1;
    pthread_join(waiter, 0);
    return 0;
}
