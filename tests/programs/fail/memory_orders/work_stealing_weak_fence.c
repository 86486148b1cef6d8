// mazurka: --check memory-orders -- -DFENCE=memory_order_acq_rel
// verdict: violation
// violation: memory-order
//
// Both may miss the other's announcement.
#include "../../pass/memory_orders/work_stealing.c"
