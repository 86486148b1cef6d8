// mazurka:
// verdict: violation
// violation: assertion
// cause: race
// naive: yes
// line: 36
//
// Store buffering: both loads can come after both stores.
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
    assert(!(r1 == 1 && r2 == 1));
    return 0;
}
