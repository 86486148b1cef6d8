// mazurka:
// verdict: verified
//
// The updater waits until the readers that were there have gone.
#define REPAIRED
#include "../../fail/causes/rcu_without_grace.c"
