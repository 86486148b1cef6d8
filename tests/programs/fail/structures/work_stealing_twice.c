// mazurka:
// verdict: violation
// violation: assertion
// cause: race
//
// A deque whose owner takes the last element without asking whether a thief has it.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int top, bottom = 1, taken;

static void *thief(void *unused) {
    for (;;) {
        int at = atomic_load(&top);
        if (at >= atomic_load(&bottom)) return unused;
        if (atomic_compare_exchange_strong(&top, &at, at + 1)) break;
    }
    atomic_fetch_add(&taken, 1);
    return unused;
}

int main(void) {
    pthread_t other;
    pthread_create(&other, 0, thief, 0);
    int at = atomic_load(&bottom) - 1;
    atomic_store(&bottom, at);
    if (atomic_load(&top) <= at) atomic_fetch_add(&taken, 1);
    pthread_join(other, 0);
    assert(atomic_load(&taken) <= 1);
    return 0;
}
