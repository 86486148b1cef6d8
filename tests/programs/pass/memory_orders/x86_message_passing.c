// mazurka: --check memory-orders --memory-model x86 -- -DRELEASE=memory_order_relaxed -DACQUIRE=memory_order_relaxed
// verdict: verified
// executions: 2
// because: the flag is seen or not
//
// Loads are not reordered on x86, and neither are stores: this is robust there, though not in C.
#include "message_passing.c"
