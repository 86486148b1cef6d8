// mazurka:
// verdict: violation
// violation: assertion
// cause: lost update
// message: count == 2
// naive: yes
// line: 27
//
// An increment of a plain variable is a load and a store, and one of two can be lost.
#include <assert.h>
#include <pthread.h>

static int count;

static void *increment(void *unused) {
    (void)unused;
    count++;
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, increment, 0);
    pthread_create(&second, 0, increment, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(count == 2);
    return 0;
}
