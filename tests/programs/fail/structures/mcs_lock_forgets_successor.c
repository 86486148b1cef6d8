// mazurka:
// verdict: violation
// violation: livelock
// cause: livelock
//
// MCS lock whose release gives up when the successor has not linked itself in yet: it waits forever.
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

struct node {
    _Atomic(struct node *) next;
    atomic_int locked;
};

static struct node nodes[2];
static _Atomic(struct node *) tail;
static int shared;

static void *work(void *argument) {
    struct node *own = &nodes[(intptr_t)argument], *before = atomic_exchange(&tail, own);
    if (before) {
        atomic_store(&own->locked, 1);
        atomic_store(&before->next, own);
        while (atomic_load(&own->locked)) {
        }
    }
    shared++;
    struct node *next = atomic_load(&own->next), *expected = own;
    if (next)
        atomic_store(&next->locked, 0);
    else
        atomic_compare_exchange_strong(&tail, &expected, 0);
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, work, (void *)0);
    pthread_create(&b, 0, work, (void *)1);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
