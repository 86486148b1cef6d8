// mazurka: --check memory-orders -- -DPUBLISH=memory_order_relaxed
// verdict: violation
// violation: data-race
//
// The slot is plain: without a release it races.
#include "../../pass/memory_orders/spsc_queue.c"
