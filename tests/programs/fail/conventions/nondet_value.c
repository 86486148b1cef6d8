// mazurka: --nondet 0..9
// verdict: violation
// violation: assertion
// cause: none
// line: 13
//
// One value of the range fails.
#include <assert.h>
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int value = __VERIFIER_nondet_int();
    assert(value != 7);
    return 0;
}
