// mazurka:
// verdict: verified
// executions: 6
// because: the lock is taken in one of 3! orders, and each order fixes what everybody reads
//
// A lock that is a loop around its own try.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

struct lock {
    atomic_bool taken;
};

static struct lock lock;
static int shared;

static bool try_acquire(struct lock *l) {
    bool no = false;
    return atomic_compare_exchange_strong(&l->taken, &no, true);
}

static void acquire(struct lock *l) {
    while (!try_acquire(l)) {
    }
}

static void *work(void *unused) {
    acquire(&lock);
    shared++;
    atomic_store(&lock.taken, false);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    for (int i = 0; i < 3; i++) pthread_create(&threads[i], 0, work, 0);
    for (int i = 0; i < 3; i++) pthread_join(threads[i], 0);
    assert(shared == 3);
    return 0;
}
