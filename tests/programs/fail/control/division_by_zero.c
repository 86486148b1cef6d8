// mazurka:
// verdict: violation
// violation: arithmetic
// cause: none
// line: 11
//
// An integer is divided by zero.
static int zero;

int main(void) {
    return 1 / zero;
}
