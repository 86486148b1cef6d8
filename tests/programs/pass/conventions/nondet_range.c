// mazurka: --nondet -1..2
// verdict: verified
// executions: 24
// because: 4 values, 3 of which are not negative, and 2 truth values
//
// Inputs take every value of the range that belongs to their type.
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
extern unsigned char __VERIFIER_nondet_uchar(void);
extern _Bool __VERIFIER_nondet_bool(void);

int main(void) {
    int any = __VERIFIER_nondet_int();
    unsigned char small = __VERIFIER_nondet_uchar();
    _Bool truth = __VERIFIER_nondet_bool();
    assert(any >= -1 && any <= 2 && small <= 2 && (truth == 0 || truth == 1));
    return 0;
}
