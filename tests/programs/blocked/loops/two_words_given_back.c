// mazurka:
// verdict: verified
//
// The lock of fail/livelock/two_words.c, released: iterations are cut off where a thread comes while the other one
// has the lock, but each of them can go on.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int gate, lock;
static int inside;

static void *take(void *unused) {
    for (;;) {
        int closed = atomic_load(&gate), taken = atomic_load(&lock);
        if (closed + taken == 0) {
            int expected = 0;
            if (atomic_compare_exchange_strong(&lock, &expected, 1)) break;
        }
    }
    assert(inside++ == 0);
    inside--;
    atomic_store(&lock, 0);
    return unused;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, take, 0);
    pthread_create(&b, 0, take, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
