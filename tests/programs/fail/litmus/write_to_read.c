// mazurka:
// verdict: violation
// violation: assertion
// cause: race
// line: 41
//
// Write to read causality: nothing is promised if the second thread did not see x.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;
static int r1, r2, r3;

static void *first_thread(void *unused) {
    (void)unused;
    atomic_store(&x, 1);
    return 0;
}

static void *second_thread(void *unused) {
    (void)unused;
    r1 = atomic_load(&x);
    atomic_store(&y, 1);
    return 0;
}

static void *third_thread(void *unused) {
    (void)unused;
    r2 = atomic_load(&y);
    r3 = atomic_load(&x);
    return 0;
}

int main(void) {
    pthread_t threads[3];
    pthread_create(&threads[0], 0, first_thread, 0);
    pthread_create(&threads[1], 0, second_thread, 0);
    pthread_create(&threads[2], 0, third_thread, 0);
    for (int i = 0; i < 3; i++) pthread_join(threads[i], 0);
    assert(!(r1 == 0 && r2 == 1 && r3 == 0));
    return 0;
}
