// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// line: 11
//
// An assertion that is only declared.
void __VERIFIER_assert(int);

int main(void) {
    __VERIFIER_assert(0);
    return 0;
}
