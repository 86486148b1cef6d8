// mazurka:
// verdict: verified
//
// The mutex is destroyed when the thread that uses it has ended.
#define REPAIRED
#include "../../fail/causes/destroyed_mutex.c"
