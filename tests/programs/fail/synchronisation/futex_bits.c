// mazurka:
// verdict: violation
// violation: deadlock
//
// Who has written wakes whoever waits with the bit of writers: the reader sleeps on.
#define WOKEN_LAST WRITER
#include "../../pass/synchronisation/futex_bits.c"
