// mazurka:
// verdict: verified
//
// The hash map whose second delete looks again whether the node is there, under the lock.
#define REPAIRED
#include "../../fail/causes/two_deletes.c"
