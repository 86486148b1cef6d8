// mazurka: --check memory-orders -- -DACQUIRE=memory_order_relaxed
// verdict: violation
// violation: memory-order
//
// The data may be read before the flag.
#include "../../pass/memory_orders/message_passing.c"
