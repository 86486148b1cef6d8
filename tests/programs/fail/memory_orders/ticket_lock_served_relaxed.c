// mazurka: --check memory-orders -- -DSERVED=memory_order_relaxed
// verdict: violation
// violation: memory-order
//
// Who is served need not see what the one before did.
#include "../../pass/memory_orders/ticket_lock.c"
