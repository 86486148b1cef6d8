// mazurka: --check memory-orders -- -DLOAD=memory_order_acquire
// verdict: violation
// violation: memory-order
//
// It is not enough that the stores are seq_cst.
#include "../../pass/memory_orders/store_buffering.c"
