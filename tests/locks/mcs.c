// mazurka:
//
// The queue lock of Mellor-Crummey and Scott: each thread spins on its own node until its predecessor clears it.
#include "client.h"

struct node {
    _Atomic(struct node *) next;
    atomic_int waits;
};

static struct node nodes[THREADS + 1];
static _Atomic(struct node *) tail;

// lock begin
static void lock(int me) {
    struct node *mine = &nodes[me];
    atomic_store(&mine->next, NULL);
    atomic_store(&mine->waits, 1);
    struct node *before = atomic_exchange(&tail, mine);
    if (before != NULL) {
        atomic_store(&before->next, mine);
        while (atomic_load(&mine->waits) == 1) {
        }
    }
}

static void unlock(int me) {
    struct node *mine = &nodes[me];
    struct node *after = atomic_load(&mine->next);
    if (after == NULL) {
        struct node *expected = mine;
        if (atomic_compare_exchange_strong(&tail, &expected, NULL)) {
            return;
        }
        while ((after = atomic_load(&mine->next)) == NULL) {
        }
    }
    atomic_store(&after->waits, 0);
}
// lock end
