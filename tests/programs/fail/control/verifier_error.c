// mazurka:
// verdict: violation
// line: 11
//
// A call of the error function of other verifiers.
extern void __VERIFIER_error(void);
static int x = 1;

int main(void) {
    if (x == 1) {
        __VERIFIER_error();
    }
    return 0;
}
