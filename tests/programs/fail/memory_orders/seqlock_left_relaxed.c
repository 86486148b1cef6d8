// mazurka: --check memory-orders -- -DLEAVE=memory_order_relaxed
// verdict: violation
// violation: memory-order
//
// Who sees that the writer has left may still load what it has overwritten.
#include "../../pass/memory_orders/seqlock_in_order.c"
