// mazurka:
// verdict: verified
// executions: 1
// because: one thread
//
// Each read-modify-write answers with the value before it.
#include <assert.h>
#include <stdatomic.h>

int main(void) {
    atomic_int x = 12;
    assert(atomic_fetch_add(&x, 3) == 12);
    assert(atomic_fetch_sub(&x, 5) == 15);
    assert(atomic_fetch_or(&x, 0x21) == 10);
    assert(atomic_fetch_and(&x, 0x0f) == 0x2b);
    assert(atomic_fetch_xor(&x, 0xff) == 0x0b);
    assert(atomic_exchange(&x, -1) == 0xf4);
    assert(atomic_load(&x) == -1);
    return 0;
}
