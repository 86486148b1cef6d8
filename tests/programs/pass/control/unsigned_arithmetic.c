// mazurka:
// verdict: verified
// executions: 1
// because: one thread
//
// Unsigned numbers wrap around; division, remainder and comparison are unsigned.
#include <assert.h>
#include <limits.h>
#include <stdint.h>

int main(void) {
    uint32_t a = UINT32_MAX;
    assert(a + 1 == 0 && a / 2 == 0x7fffffff && a % 10 == 5);
    assert(-1 > 0u);
    uint64_t product = (uint64_t)a * a;
    assert(product == 0xfffffffe00000001u);
    uint8_t byte = 200;
    byte += 100;
    assert(byte == 44);
    assert((unsigned char)(0 - 1) == UCHAR_MAX);
    return 0;
}
