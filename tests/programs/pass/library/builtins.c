// mazurka:
// verdict: verified
// executions: 1
// because: there is one thread
//
// Builtins that become intrinsics, 128-bit and floating-point numbers, structures by value.
#include <assert.h>
#include <math.h>
#include <stdint.h>
struct big { long a[5]; };
struct small { int x, y; };
static struct big twice(struct big b) {
    for (int i = 0; i < 5; i++) b.a[i] *= 2;
    return b;
}
static struct small swap(struct small s) { return (struct small){s.y, s.x}; }
static int branch(int k) {
    switch (k) {
    case -1: return 10;
    case 0: case 7: return 20;
    default: return 30;
    }
}
int main(void) {
    volatile unsigned u = 0x10u;
    assert(__builtin_popcount(u | 1) == 2 && __builtin_clz(u) == 27 && __builtin_ctz(u) == 4);
    assert(__builtin_bswap32(0x01020304u | (u & 0)) == 0x04030201u);
    assert(__builtin_bswap16((uint16_t)(0x0102 | (u & 0))) == 0x0201);
    int r;
    assert(__builtin_add_overflow(0x7fffffff, (int)(u / 16), &r) && r == (int)0x80000000);
    assert(!__builtin_mul_overflow((int)u, 4, &r) && r == 64);
    assert(__builtin_expect(u == 16, 1));
    unsigned rotated = u << 28 | u >> 4;
    assert(rotated == 1);
    __int128 w = (__int128)1 << 100;
    w += u;
    assert((long)(w >> 96) == 16 && (int)(w % 7) == (int)((((__int128)1 << 100) % 7 + 16 % 7) % 7));
    assert(-w < 0 && (unsigned __int128)-w > (unsigned __int128)w);
    volatile double d = 2.0;
    assert(sqrt(d * 8) == 4.0 && fabs(-d) == 2.0 && floor(d + 0.5) == 2.0 && pow(d, 10) == 1024.0);
    assert((int)(d / 3 * 3000) == 2000 && (float)d == 2.0f && !(d != d));
    struct big b = twice((struct big){{1, 2, 3, 4, 5}});
    assert(b.a[4] == 10);
    struct small s = swap((struct small){1, 2});
    assert(s.x == 2 && s.y == 1);
    assert(branch(-1) == 10 && branch(7) == 20 && branch(8) == 30);
    int (*f)(int) = u ? branch : 0;
    assert(f(0) == 20);
    __asm__ volatile("" ::: "memory");
    __asm__ volatile("mfence" ::: "memory");
}
