// Atomics of all widths, pointers and booleans.
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
_Atomic uint8_t a8; _Atomic int16_t a16; _Atomic uint32_t a32; _Atomic int64_t a64;
_Atomic bool flag; _Atomic(int *) pointer; atomic_flag spin = ATOMIC_FLAG_INIT;
_Atomic float real; _Atomic double wide;
int target;
uint64_t all(void) {
    a8++; a16 -= 2; a32 |= 4; a64 ^= 8;
    flag = true;
    int *old = atomic_exchange(&pointer, &target);
    int *expected = &target;
    atomic_compare_exchange_strong(&pointer, &expected, old);
    while (atomic_flag_test_and_set(&spin)) { }
    atomic_flag_clear_explicit(&spin, memory_order_release);
    real = real + 1.0f;
    wide += 0.5;
    return a8 + a16 + a32 + a64 + (old != 0) + (uint64_t)wide;
}
int main(void) { return (int)all(); }
