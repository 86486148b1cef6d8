// mazurka:
// verdict: verified
//
// The bounded queue with `while` around its waits.
#define REPAIRED
#include "../../fail/causes/bounded_queue_if.c"
