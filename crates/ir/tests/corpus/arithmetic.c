// Integer operators at all widths.
#include <stdint.h>
int8_t i8(int8_t a, int8_t b) { return (a + b) * (a - b) / (b | 1) % 7 << 1 >> 1; }
uint16_t u16(uint16_t a, uint16_t b) { return (a + b) * (a - b) / (b | 1) % 7 << 1 >> 1; }
int32_t i32(int32_t a, int32_t b) { return ((a + b) * (a - b) / (b | 1) % 7 << 1 >> 1) ^ (a & ~b); }
uint64_t u64(uint64_t a, uint64_t b) { return ((a + b) * (a - b) / (b | 1) % 7 << 1 >> 1) ^ (a & ~b); }
int compare(int a, int b, unsigned c, unsigned d) { return (a < b) + (a > b) + (a <= b) + (a >= b) + (c < d) + (c > d) + (c <= d) + (c >= d) + (a == b) + (c != d); }
int limits(void) { return (INT32_MIN == -2147483647 - 1) + (int)INT64_MIN + (int)UINT64_MAX + INT8_MIN; }
int builtins(unsigned x) { int r; return __builtin_popcount(x) + __builtin_clz(x | 1) + __builtin_ctz(x | 1) + __builtin_add_overflow(r = 1, 2, &r) + (int)__builtin_bswap32(x) + __builtin_expect(x, 1); }
int main(void) { return i8(1, 2) + u16(3, 4) + i32(5, 6) + (int)u64(7, 8) + compare(1, 2, 3, 4) + limits() + builtins(5); }
