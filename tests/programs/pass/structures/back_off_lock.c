// mazurka:
// verdict: verified
//
// Test and test-and-set, with a back-off that grows up to a bound.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int taken;
static int shared;

static void wait_a_while(int rounds) {
    for (volatile int i = 0; i < rounds; i++) {
    }
}

static void acquire(atomic_int *lock) {
    int delay = 1;
    for (;;) {
        while (atomic_load(lock)) {
        }
        if (!atomic_exchange(lock, 1)) return;
        wait_a_while(delay);
        if (delay < 4) delay *= 2;
    }
}

static void *work(void *unused) {
    acquire(&taken);
    shared++;
    atomic_store(&taken, 0);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    for (int i = 0; i < 3; i++) pthread_create(&threads[i], 0, work, 0);
    for (int i = 0; i < 3; i++) pthread_join(threads[i], 0);
    assert(shared == 3);
    return 0;
}
