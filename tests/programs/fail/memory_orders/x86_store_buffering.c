// mazurka: --check memory-orders --memory-model x86 -- -DSTORE=memory_order_release -DLOAD=memory_order_acquire
// verdict: violation
// violation: memory-order
// message: x86-TSO
//
// Store buffers are what x86 has.
#include "../../pass/memory_orders/store_buffering.c"
