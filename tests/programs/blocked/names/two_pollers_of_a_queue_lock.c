// mazurka: --algorithm stateful
// verdict: verified
//
// Two threads poll under an MCS lock, and see each other's nodes in its queue. Nodes have finitely many names all the same.
#include <pthread.h>
#include <stdatomic.h>

#define POLLERS 2

struct node {
    _Atomic(struct node *) next;
    atomic_int locked;
};

static _Atomic(struct node *) tail;
static int ready;

static void lock(struct node *me) {
    struct node *before = atomic_exchange(&tail, me);
    if (!before) return;
    before->next = me;
    while (me->locked) {
    }
}

static void unlock(struct node *me) {
    struct node *last = me;
    if (atomic_compare_exchange_strong(&tail, &last, 0)) return;
    while (!me->next) {
    }
    me->next->locked = 0;
}

static int look(void) {
    struct node me = {0, 1};
    lock(&me);
    int seen = ready;
    unlock(&me);
    return seen;
}

static void *wait(void *unused) {
    while (!look()) {
    }
    return unused;
}

int main(void) {
    pthread_t waiters[POLLERS];
    for (int i = 0; i < POLLERS; i++) pthread_create(&waiters[i], 0, wait, 0);
    struct node me = {0, 1};
    lock(&me);
    ready = 1;
    unlock(&me);
    for (int i = 0; i < POLLERS; i++) pthread_join(waiters[i], 0);
    return 0;
}
