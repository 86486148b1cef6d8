// mazurka:
// verdict: verified
// executions: 1
// because: one thread
//
// What is written as one member of a union is read as another, byte by byte in the order of the
// machine.
#include <assert.h>
#include <stdint.h>

union number {
    uint32_t whole;
    uint16_t half[2];
    uint8_t byte[4];
};

int main(void) {
    union number n = {.whole = 0x11223344};
    assert(n.byte[0] == 0x44 && n.byte[3] == 0x11);
    n.half[1] = 0xaabb;
    assert(n.whole == 0xaabb3344);
    return 0;
}
