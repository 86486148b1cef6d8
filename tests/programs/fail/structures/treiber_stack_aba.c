// mazurka:
// verdict: violation
// violation: assertion
// cause: ABA
//
// Treiber's stack over a fixed pool of nodes, without counters: a node that comes back is taken for one that never left.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int top = 1; /* 1 -> 2 -> nothing */
static atomic_int next[3] = {0, 2, 0};
static atomic_int taken[3];

static int pop(void) {
    for (;;) {
        int old = atomic_load(&top);
        if (!old) return 0;
        int behind = atomic_load(&next[old]);
        if (atomic_compare_exchange_strong(&top, &old, behind)) return old;
    }
}

static void push(int node) {
    for (;;) {
        int old = atomic_load(&top);
        atomic_store(&next[node], old);
        if (atomic_compare_exchange_strong(&top, &old, node)) return;
    }
}

static void *work(void *unused) {
    int a = pop(), b = pop();
    if (b) atomic_fetch_add(&taken[b], 1);
    if (a) push(a);
    return unused;
}

int main(void) {
    pthread_t other;
    pthread_create(&other, 0, work, 0);
    int a = pop(), b = pop();
    if (a) atomic_fetch_add(&taken[a], 1);
    if (b) atomic_fetch_add(&taken[b], 1);
    assert(atomic_load(&taken[2]) <= 1);
    pthread_join(other, 0);
    return 0;
}
