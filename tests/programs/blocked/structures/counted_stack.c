// mazurka:
// verdict: verified
//
// A stack of indices with a counter beside the top, which tells two uses of a node apart.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static _Atomic uint32_t top = 1; /* counter above, index below: 1 -> 2 -> nothing */
static atomic_int next[3] = {0, 2, 0};
static atomic_int taken[3];

static int pop(void) {
    for (;;) {
        uint32_t old = atomic_load(&top);
        int node = old & 0xff;
        if (!node) return 0;
        uint32_t behind = ((old >> 8) + 1) << 8 | (uint32_t)atomic_load(&next[node]);
        if (atomic_compare_exchange_strong(&top, &old, behind)) return node;
    }
}

static void push(int node) {
    for (;;) {
        uint32_t old = atomic_load(&top);
        atomic_store(&next[node], old & 0xff);
        if (atomic_compare_exchange_strong(&top, &old, ((old >> 8) + 1) << 8 | (uint32_t)node)) return;
    }
}

static void *work(void *unused) {
    int a = pop();
    if (a) push(a);
    return unused;
}

int main(void) {
    pthread_t other;
    pthread_create(&other, 0, work, 0);
    int a = pop(), b = pop();
    if (a) atomic_fetch_add(&taken[a], 1);
    if (b) atomic_fetch_add(&taken[b], 1);
    assert(atomic_load(&taken[1]) <= 1 && atomic_load(&taken[2]) <= 1);
    pthread_join(other, 0);
    return 0;
}
