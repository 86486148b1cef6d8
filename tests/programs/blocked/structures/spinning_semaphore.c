// mazurka:
// verdict: verified
//
// A counting semaphore: take one, and give it back if there was none.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int available = 1, inside;

static void down(void) {
    while (atomic_fetch_sub(&available, 1) <= 0) {
        atomic_fetch_add(&available, 1);
        while (atomic_load(&available) <= 0) {
        }
    }
}

static void *work(void *unused) {
    down();
    assert(atomic_fetch_add(&inside, 1) == 0);
    atomic_fetch_sub(&inside, 1);
    atomic_fetch_add(&available, 1);
    return unused;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, work, 0);
    pthread_create(&b, 0, work, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
