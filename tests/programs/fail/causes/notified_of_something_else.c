// mazurka:
// verdict: violation
// violation: assertion
// cause: `if` instead of `while` around a wait
// message: count > 0
//
// One condition variable for two conditions: a consumer is woken by the signal of another consumer, when the queue is as
// empty as it was when it began to wait, and takes from it. Nobody has changed anything since the notification.
#include "../../../../examples/bounded_queue_if.c"
