// mazurka:
// verdict: verified
//
// Declarations of other checkers: assumptions on truth values, assertions without a body, annotations
// of loops that mean nothing here.
#include <stdbool.h>
void __VERIFIER_assume(bool);
void __VERIFIER_assert(int);
void __VERIFIER_loop_begin(void);
void __VERIFIER_spin_start(void);

int main(void) {
    __VERIFIER_loop_begin();
    for (int i = 0; i < 2; i++) __VERIFIER_spin_start();
    __VERIFIER_assume(true);
    __VERIFIER_assert(1);
    return 0;
}
