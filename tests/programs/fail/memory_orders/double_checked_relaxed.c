// mazurka: --check memory-orders -- -DLOOK=memory_order_relaxed
// verdict: violation
// violation: data-race
//
// Who sees that it is done need not see the value.
#include "../../pass/memory_orders/double_checked.c"
