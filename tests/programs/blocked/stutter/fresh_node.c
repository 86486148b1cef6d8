// mazurka: --algorithm pop
// verdict: verified
// naive: yes
//
// Polling under an MCS lock: each look has a node of its own in the queue of the lock, a local variable that others
// can reach meanwhile.
#include <pthread.h>
#include <stdatomic.h>

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
    pthread_t waiter;
    pthread_create(&waiter, 0, wait, 0);
    struct node me = {0, 1};
    lock(&me);
    ready = 1;
    unlock(&me);
    pthread_join(waiter, 0);
    return 0;
}
