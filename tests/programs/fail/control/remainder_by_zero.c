// mazurka:
// verdict: violation
// violation: arithmetic
// cause: none
// line: 11
//
// The remainder of a division by zero, unsigned and 64 bits wide.
static unsigned long zero;

int main(void) {
    return (int)(7ul % zero);
}
