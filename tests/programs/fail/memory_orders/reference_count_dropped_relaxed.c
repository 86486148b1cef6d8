// mazurka: --check memory-orders -- -DDROP=memory_order_relaxed
// verdict: violation
// violation: data-race
//
// The last owner need not see what the others wrote.
#include "../../pass/memory_orders/reference_count.c"
