// 128-bit integers.
typedef unsigned __int128 u128; typedef __int128 i128;
u128 g = ((u128)0x0123456789abcdefULL << 64) | 0xfedcba9876543210ULL; i128 lowest = (i128)1 << 127, minus = -5;
u128 mul(unsigned long a, unsigned long b) { return (u128)a * b; }
i128 divide(i128 a, i128 b) { return a / b + a % b; }
struct holder { char c; i128 v; } h = { 1, 2 };
int main(void) { return (int)(mul(3, 4) + (g >> 100)) + (int)divide(minus, 2) + (lowest < 0) + (int)h.v; }
