// mazurka:
// verdict: verified
// executions: 2
// because: two truth values
//
// Truth values need no range.
extern _Bool __VERIFIER_nondet_bool(void);

int main(void) {
    return __VERIFIER_nondet_bool();
}
