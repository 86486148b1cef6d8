// mazurka:
// verdict: verified
// executions: 2
// because: a write and a read of one variable, in either order
// naive: yes
//
// A compare-and-swap that succeeds is a write, also when the value stays the same.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x = 7;

static void *touch(void *unused) {
    (void)unused;
    int expected = 7;
    assert(atomic_compare_exchange_strong(&x, &expected, 7));
    return 0;
}

static void *reader(void *unused) {
    (void)unused;
    assert(atomic_load(&x) == 7);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, touch, 0);
    pthread_create(&second, 0, reader, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
