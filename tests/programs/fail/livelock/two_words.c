// mazurka:
// verdict: violation
// violation: livelock
// cause: livelock
// message: runs forever in the loop
// message: lock
//
// A lock that is taken if two words are 0, and never released: whoever comes second runs forever. The loop is
// not an await, since it looks at two words.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int gate, lock;

static void *take(void *unused) {
    for (;;) {
        int closed = atomic_load(&gate), taken = atomic_load(&lock);
        if (closed + taken == 0) {
            int expected = 0;
            if (atomic_compare_exchange_strong(&lock, &expected, 1)) break;
        }
    }
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
