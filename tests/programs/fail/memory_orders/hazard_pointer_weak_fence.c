// mazurka: --check memory-orders -- -DFENCE=memory_order_acq_rel
// verdict: violation
// violation: memory-order
//
// Without the seq_cst fence the order of the two announcements is lost: what is in use may be retired.
#include "../../pass/memory_orders/hazard_pointer.c"
