// mazurka:
// verdict: error
// message: __VERIFIER_nondet_int
// message: --nondet 0..3
// message: mazurka_choose
//
// An unconstrained value has too many possibilities: the message points to mazurka_choose.
extern int __VERIFIER_nondet_int(void);

int main(void) {
    return __VERIFIER_nondet_int() == 5;
}
