// mazurka: --check memory-orders -- -DARRIVE=memory_order_relaxed
// verdict: violation
// violation: data-race
//
// Who opens the barrier has not seen what the others wrote.
#include "../../pass/memory_orders/sense_barrier.c"
