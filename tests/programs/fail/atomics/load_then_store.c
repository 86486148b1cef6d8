// mazurka:
// verdict: violation
// violation: assertion
// cause: lost update
// message: atomic_load(&count) == 2
// naive: yes
// line: 29
//
// An increment made of an atomic load and an atomic store is not atomic: both threads can load 0.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int count;

static void *increment(void *unused) {
    (void)unused;
    int seen = atomic_load(&count);
    atomic_store(&count, seen + 1);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, increment, 0);
    pthread_create(&second, 0, increment, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(atomic_load(&count) == 2);
    return 0;
}
