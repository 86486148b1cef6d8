// mazurka:
// verdict: verified
// executions: 1
// because: one thread
//
// Small types are computed as int and cut when stored.
#include <assert.h>

int main(void) {
    signed char c = 127;
    unsigned char u = 255;
    short s = -1;
    assert(c + 1 == 128 && u + 1 == 256);
    c = (signed char)(c + 1);
    assert(c == -128);
    assert((unsigned short)s == 65535 && (unsigned)s == 4294967295u);
    assert(u == 255 && (signed char)u == -1);
    assert((char)0x141 == 'A');
    return 0;
}
