// mazurka:
// verdict: verified
//
// The node is complete before others can see it.
#define REPAIRED
#include "../../fail/causes/published_early.c"
