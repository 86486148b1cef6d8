// mazurka:
// verdict: verified
// executions: 6
// because: the tickets are drawn in 3! orders; the rest follows from them
//
// Anderson's lock: each waiting thread spins on a flag of its own in an array.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define SLOTS 4

struct array_lock {
    atomic_uint next;
    atomic_int free[SLOTS];
};

static struct array_lock lock = {0, {1}};
static int shared;

static unsigned acquire(struct array_lock *l) {
    unsigned slot = atomic_fetch_add(&l->next, 1) % SLOTS;
    while (!atomic_load(&l->free[slot])) {
    }
    atomic_store(&l->free[slot], 0);
    return slot;
}

static void release(struct array_lock *l, unsigned slot) { atomic_store(&l->free[(slot + 1) % SLOTS], 1); }

static void *work(void *unused) {
    unsigned slot = acquire(&lock);
    shared++;
    release(&lock, slot);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    for (int i = 0; i < 3; i++) pthread_create(&threads[i], 0, work, 0);
    for (int i = 0; i < 3; i++) pthread_join(threads[i], 0);
    assert(shared == 3);
    return 0;
}
