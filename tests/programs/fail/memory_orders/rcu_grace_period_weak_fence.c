// mazurka: --check memory-orders -- -DFENCE=memory_order_acq_rel
// verdict: violation
// violation: memory-order
//
// The reader may still find the old version, and the updater not see that somebody reads.
#include "../../pass/memory_orders/rcu_grace_period.c"
