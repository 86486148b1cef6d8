// mazurka:
// verdict: violation
// violation: assertion
// cause: race
// naive: yes
// line: 35
//
// Coherence of two reads: the store can come between them.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;
static int r1, r2;

static void *first_thread(void *unused) {
    (void)unused;
    atomic_store(&x, 1);
    return 0;
}

static void *second_thread(void *unused) {
    (void)unused;
    r1 = atomic_load(&x);
    r2 = atomic_load(&x);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, first_thread, 0);
    pthread_create(&second, 0, second_thread, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(!(r1 == 0 && r2 == 1));
    return 0;
}
