// mazurka:
// verdict: verified
// executions: 1
// because: one thread
//
// Atomic arithmetic wraps around in the width of the variable, also for signed types.
#include <assert.h>
#include <stdatomic.h>
#include <stdint.h>

int main(void) {
    _Atomic uint8_t byte = 250;
    assert(atomic_fetch_add(&byte, 10) == 250);
    assert(atomic_load(&byte) == 4);
    atomic_short word = INT16_MAX;
    atomic_fetch_add(&word, 1);
    assert(atomic_load(&word) == INT16_MIN);
    atomic_llong large = 0;
    atomic_fetch_sub(&large, 1);
    assert(atomic_load(&large) == -1);
    return 0;
}
