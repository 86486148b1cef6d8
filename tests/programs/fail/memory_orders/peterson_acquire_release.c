// mazurka: --check memory-orders -- -DORDER(order)=order
// verdict: violation
// violation: memory-order
//
// Acquire and release do not order a store before a later load: both may get in.
#include "../../blocked/memory_orders/peterson.c"
