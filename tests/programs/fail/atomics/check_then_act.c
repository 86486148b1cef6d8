// mazurka:
// verdict: violation
// violation: assertion
// cause: race
// line: 29
//
// Both threads can find the place free before either one takes it.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int taken, guests;

static void *visit(void *unused) {
    (void)unused;
    if (!atomic_load(&taken)) {
        atomic_store(&taken, 1);
        atomic_fetch_add(&guests, 1);
    }
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, visit, 0);
    pthread_create(&second, 0, visit, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(atomic_load(&guests) == 1);
    return 0;
}
