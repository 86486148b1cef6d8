// mazurka:
// verdict: violation
// violation: assertion
// cause: race
// naive: yes
//
// A node that others can reach before the loop links it in: a failed attempt has been seen, so it must not be left out.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    _Atomic(struct node *) next;
};

static struct node first, second;
static _Atomic(struct node *) top, slot;

static void *work(void *unused) {
    struct node *node = malloc(sizeof *node);
    atomic_store(&node->next, 0);
    atomic_store(&slot, node);
    for (;;) {
        struct node *old = atomic_load(&top);
        atomic_store(&node->next, old);
        if (atomic_compare_exchange_strong(&top, &old, node)) return unused;
    }
}

int main(void) {
    pthread_t other;
    atomic_store(&top, &first);
    pthread_create(&other, 0, work, 0);
    atomic_store(&top, &second);
    struct node *node = atomic_load(&slot), *seen = node ? atomic_load(&node->next) : 0;
    pthread_join(other, 0);
    assert(seen != &first);
    return 0;
}
