// mazurka:
// verdict: verified
//
// A spin lock that its owner may take again.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

struct recursive {
    atomic_int owner;
    int depth;
};

static struct recursive lock;
static int shared;

static void acquire(struct recursive *l, int me) {
    if (atomic_load(&l->owner) != me) {
        int nobody = 0;
        while (!atomic_compare_exchange_strong(&l->owner, &nobody, me)) nobody = 0;
    }
    l->depth++;
}

static void release(struct recursive *l) {
    if (--l->depth == 0) atomic_store(&l->owner, 0);
}

static void *work(void *argument) {
    int me = (int)(intptr_t)argument;
    acquire(&lock, me);
    acquire(&lock, me);
    shared++;
    release(&lock);
    release(&lock);
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, work, (void *)1);
    pthread_create(&b, 0, work, (void *)2);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(shared == 2 && lock.depth == 0);
    return 0;
}
