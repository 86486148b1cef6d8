// mazurka: --check memory-orders -- -DRELEASE=memory_order_relaxed
// verdict: violation
// violation: memory-order
//
// The flag may be seen before the data.
#include "../../pass/memory_orders/message_passing.c"
