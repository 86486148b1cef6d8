// mazurka: --check memory-orders -- -DLINK=memory_order_relaxed
// verdict: violation
// violation: data-race
//
// The value is plain: without a release it races.
#include "../../pass/memory_orders/michael_scott.c"
