// mazurka:
// verdict: verified
// executions: 1
// because: one thread
//
// A weak compare-and-swap does not fail without a reason.
#include <assert.h>
#include <stdatomic.h>

int main(void) {
    atomic_int x = 1;
    int expected = 1;
    assert(atomic_compare_exchange_weak(&x, &expected, 2));
    assert(!atomic_compare_exchange_weak_explicit(&x, &expected, 3, memory_order_acq_rel,
                                                  memory_order_relaxed));
    assert(expected == 2);
    return 0;
}
