// mazurka: --check memory-orders -- -DFENCE=memory_order_acq_rel
// verdict: violation
// violation: memory-order
//
// Only a seq_cst fence orders a store before a later load: both may get in.
#include "../../pass/memory_orders/dekker.c"
