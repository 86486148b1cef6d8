// mazurka:
// verdict: verified
// executions: 6
// because: the exchanges of the tail have 3! orders, and each fixes who spins on whose node
//
// The queue lock of Craig, Landin and Hagersten: who waits spins on the node of who came before, and takes it over.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

struct node {
    atomic_int locked;
};

static struct node nodes[4];
static _Atomic(struct node *) tail = &nodes[3];
static int shared;

static void *work(void *argument) {
    struct node *own = &nodes[(intptr_t)argument];
    atomic_store(&own->locked, 1);
    struct node *before = atomic_exchange(&tail, own);
    while (atomic_load(&before->locked)) {
    }
    int seen = shared;
    shared = seen + 1;
    atomic_store(&own->locked, 0);
    return 0;
}

int main(void) {
    pthread_t threads[3];
    for (intptr_t i = 0; i < 3; i++) pthread_create(&threads[i], 0, work, (void *)i);
    for (int i = 0; i < 3; i++) pthread_join(threads[i], 0);
    assert(shared == 3);
    return 0;
}
