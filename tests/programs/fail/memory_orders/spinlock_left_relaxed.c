// mazurka: --check memory-orders -- -DLEAVE=memory_order_relaxed
// verdict: violation
// violation: memory-order
//
// The next owner may still read the counter as it was before.
#include "../../pass/memory_orders/spinlock.c"
