// mazurka:
// verdict: violation
// violation: assertion
// cause: race
// naive: yes
//
// A loop that finds what the attempt before has left in the node, which nobody else can reach.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    struct node *next;
};

static struct node first;
static _Atomic(struct node *) top;

static void *work(void *unused) {
    struct node *node = malloc(sizeof *node);
    int retried = 0;
    node->next = 0;
    for (;;) {
        struct node *old = atomic_load(&top);
        if (node->next) retried = 1;
        node->next = old;
        if (atomic_compare_exchange_strong(&top, &old, node)) break;
    }
    assert(!retried);
    return unused;
}

int main(void) {
    pthread_t other;
    atomic_store(&top, &first);
    pthread_create(&other, 0, work, 0);
    atomic_store(&top, 0);
    pthread_join(other, 0);
    return 0;
}
