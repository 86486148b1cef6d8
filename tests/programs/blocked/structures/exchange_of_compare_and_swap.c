// mazurka:
// verdict: verified
//
// A lock on an exchange that is made of compare-and-swaps, as where the processor has no other.
#include <assert.h>
#include <pthread.h>

static unsigned word;
static int shared;

static int try_swap(unsigned *at, unsigned expected, unsigned value, unsigned *found) {
    *found = expected;
    return __atomic_compare_exchange_n(at, found, value, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}

static unsigned exchange(unsigned *at, unsigned value) {
    unsigned before = __atomic_load_n(at, __ATOMIC_SEQ_CST);
    while (!try_swap(at, before, value, &before)) {
    }
    return before;
}

static void *work(void *unused) {
    while (exchange(&word, 1)) {
    }
    shared++;
    __atomic_store_n(&word, 0, __ATOMIC_SEQ_CST);
    return unused;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, work, 0);
    pthread_create(&b, 0, work, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(shared == 2);
    return 0;
}
