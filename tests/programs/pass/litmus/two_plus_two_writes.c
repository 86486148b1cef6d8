// mazurka:
// verdict: verified
// executions: 3
// because: the stores to x and those to y have two orders each, and one combination is circular
// naive: yes
//
// Two writes each, crosswise: not both first writes survive.
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
    assert(!(atomic_load(&x) == 1 && atomic_load(&y) == 1));
    return 0;
}
