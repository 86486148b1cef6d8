// mazurka:
// verdict: violation
// violation: arithmetic
// line: 10
//
// An integer is divided by zero.
static int zero;

int main(void) {
    return 1 / zero;
}
