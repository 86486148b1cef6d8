// mazurka:
// verdict: verified
// executions: 3
// because: each load comes before or after the store it races with, but not both before
// naive: yes
//
// Store buffering: under sequential consistency not both loads come before both stores.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;
static int r1, r2;

static void *first_thread(void *unused) {
    (void)unused;
    atomic_store(&x, 1);
    r1 = atomic_load(&y);
    return 0;
}

static void *second_thread(void *unused) {
    (void)unused;
    atomic_store(&y, 1);
    r2 = atomic_load(&x);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, first_thread, 0);
    pthread_create(&second, 0, second_thread, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(!(r1 == 0 && r2 == 0));
    return 0;
}
