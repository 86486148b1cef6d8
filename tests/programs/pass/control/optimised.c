// mazurka: -- -O2
// verdict: verified
// executions: 2
// because: x is loaded before or after it is stored
//
// The compiler may optimise: what is left of the program has the same executions.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;

static void *first_thread(void *unused) {
    (void)unused;
    int sum = 0;
    for (int i = 0; i < 100; i++) sum += i;
    atomic_store(&x, sum);
    return 0;
}

static void *second_thread(void *unused) {
    (void)unused;
    atomic_store(&y, atomic_load(&x) + 1);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, first_thread, 0);
    pthread_create(&second, 0, second_thread, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(y == 1 || y == 4951);
    return 0;
}
