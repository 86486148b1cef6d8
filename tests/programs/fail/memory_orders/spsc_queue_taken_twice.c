// mazurka: --check memory-orders -- -DTIMES=2
// verdict: violation
// violation: memory-order
//
// Release and acquire are right here, but the queue is not robust: the consumer stores head and then
// loads tail, while the producer stores tail and then loads head, and each may miss the other's store. It
// is harmless: the queue looks emptier or fuller than it is.
#include "../../pass/memory_orders/spsc_queue.c"
