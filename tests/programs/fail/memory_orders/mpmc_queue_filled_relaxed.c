// mazurka: --check memory-orders -- -DFILLED=memory_order_relaxed
// verdict: violation
// violation: data-race
//
// The value is plain: without a release it races.
#include "../../blocked/memory_orders/mpmc_queue.c"
