// mazurka:
// verdict: verified
// executions: 1
// because: one thread
//
// Shifts to the right keep the sign of signed numbers and clear the top of unsigned ones.
#include <assert.h>
#include <stdint.h>

int main(void) {
    int32_t negative = -16;
    uint32_t large = 0xf0000000u;
    int by = 4;
    assert(negative >> 2 == -4);
    assert(large >> by == 0x0f000000u && large << by == 0);
    assert((1ull << 40) >> 38 == 4);
    assert((uint8_t)(0xabu << by) == 0xb0);
    return 0;
}
