// mazurka:
// verdict: verified
// executions: 1
// because: one thread
//
// Floating-point numbers of both sizes, and conversions.
#include <assert.h>

int main(void) {
    double third = 1.0 / 3;
    float small = 0.5f;
    assert(third * 3 == 1.0 && small + small == 1);
    assert((int)-2.7 == -2 && (int)(2.5f * 2) == 5);
    assert((double)7 / 2 == 3.5 && 0.1 + 0.2 != 0.3);
    unsigned char byte = (unsigned char)200.9;
    assert(byte == 200);
    return 0;
}
