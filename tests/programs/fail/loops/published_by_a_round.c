// mazurka: --algorithm auto
// verdict: violation
// violation: assertion
//
// The loop goes on after the compare-and-swap has published the node: what it writes then is seen.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    _Atomic(struct node *) next;
};

static struct node first, second;
static _Atomic(struct node *) top;
static atomic_int rounds;

static void *work(void *unused) {
    struct node *node = malloc(sizeof *node);
    atomic_store(&node->next, 0);
    int done = 0;
    do {
        struct node *old = atomic_load(&top);
        atomic_store(&node->next, old);
        if (atomic_compare_exchange_strong(&top, &old, node)) done = atomic_load(&rounds);
    } while (!done);
    return unused;
}

int main(void) {
    pthread_t other;
    atomic_store(&top, &first);
    pthread_create(&other, 0, work, 0);
    struct node *node = atomic_exchange(&top, &second);
    /* Nobody has replaced the second node, so the attempt that wrote its address has failed. */
    int failed = atomic_exchange(&top, &first) == &second;
    int seen = node != &first && atomic_load(&node->next) == &second;
    atomic_store(&rounds, 1);
    pthread_join(other, 0);
    assert(!(failed && seen));
    return 0;
}
