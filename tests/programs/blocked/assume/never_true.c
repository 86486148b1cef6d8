// mazurka: --awaits off
// verdict: verified
// executions: 1
// blocked: 1
// because: one thread, which is blocked
//
// What follows an assumption that cannot hold is not reached.
#include <assert.h>

extern void __VERIFIER_assume(int);
static volatile int x;

int main(void) {
    __VERIFIER_assume(x == 1);
    assert(0);
    return 0;
}
