// mazurka:
// verdict: violation
// violation: assertion
// cause: race
// line: 25
//
// A violation in one of very many executions is found although the exploration could go on for
// long.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, noise;

static void *noisy(void *unused) {
    (void)unused;
    for (int i = 0; i < 4; i++) atomic_store(&noise, i);
    atomic_store(&x, 1);
    return 0;
}

static void *check(void *unused) {
    (void)unused;
    for (int i = 0; i < 4; i++) atomic_store(&noise, 10 + i);
    assert(atomic_load(&x) == 0);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, noisy, 0);
    pthread_create(&second, 0, check, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
