// mazurka:
// verdict: violation
// violation: assertion
// cause: race
// naive: yes
// line: 44
//
// The failure needs three threads in one particular order: the value goes from 0 to 1 to 2 to 3.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void step(int from) {
    int expected = from;
    atomic_compare_exchange_strong(&x, &expected, from + 1);
}

static void *last(void *unused) {
    (void)unused;
    step(2);
    return 0;
}

static void *middle(void *unused) {
    (void)unused;
    step(1);
    return 0;
}

static void *begin(void *unused) {
    (void)unused;
    step(0);
    return 0;
}

int main(void) {
    pthread_t threads[3];
    pthread_create(&threads[0], 0, last, 0);
    pthread_create(&threads[1], 0, middle, 0);
    pthread_create(&threads[2], 0, begin, 0);
    for (int i = 0; i < 3; i++) pthread_join(threads[i], 0);
    assert(atomic_load(&x) != 3);
    return 0;
}
