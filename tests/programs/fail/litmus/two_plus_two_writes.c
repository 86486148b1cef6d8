// mazurka:
// verdict: violation
// violation: assertion
// cause: race
// naive: yes
// line: 35
//
// Two writes each, crosswise: both second writes can survive.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;

static void *first_thread(void *unused) {
    (void)unused;
    atomic_store(&x, 1);
    atomic_store(&y, 2);
    return 0;
}

static void *second_thread(void *unused) {
    (void)unused;
    atomic_store(&y, 1);
    atomic_store(&x, 2);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, first_thread, 0);
    pthread_create(&second, 0, second_thread, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(!(atomic_load(&x) == 2 && atomic_load(&y) == 2));
    return 0;
}
