// mazurka: --check memory-orders -- -DLEAVE=memory_order_relaxed
// verdict: violation
// violation: memory-order
//
// The flag that lets the next one in says nothing about the counter.
#include "../../pass/memory_orders/clh_lock.c"
