// mazurka: --check memory-orders --stutter off -- -DPUSH=memory_order_relaxed
// verdict: violation
// violation: data-race
//
// The node is plain: without a release it races.
#include "../../pass/memory_orders/treiber_stack.c"
