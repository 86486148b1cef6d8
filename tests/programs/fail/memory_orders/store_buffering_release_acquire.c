// mazurka: --check memory-orders -- -DSTORE=memory_order_release -DLOAD=memory_order_acquire
// verdict: violation
// violation: memory-order
//
// Both threads may miss the other's store.
#include "../../pass/memory_orders/store_buffering.c"
