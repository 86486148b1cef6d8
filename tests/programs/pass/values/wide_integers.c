// mazurka:
// verdict: verified
// executions: 1
// because: there is one thread
//
// Integers of more than 64 bits, as `_BitInt` and as the storage of packed bit-fields.
#include <assert.h>

typedef unsigned _BitInt(100) u100;

struct packed {
    unsigned long a : 40;
    unsigned long b : 30;
    unsigned long c : 50;
    unsigned d : 20;
} __attribute__((packed));

static struct packed global = {1, 2, 3, 4};

int main(void) {
    u100 u = 1;
    for (int k = 0; k < 30; k++)
        u = u * 1000003u + 7u;
    u100 quotient = u / 1000u, rest = u % 1000u;
    assert(quotient * 1000u + rest == u);
    assert((u100)(u << 37) >> 37 == (u & (((u100)1 << 63) - 1)));
    _BitInt(70) minus = -5;
    assert(minus / 2 == -2 && minus % 3 == -2 && minus >> 1 == -3 && minus < 0);
    __int128 t = -((__int128)1 << 100);
    assert(t / 1024 == -((__int128)1 << 90) && __builtin_mul_overflow(t, t, &t));
    struct packed x = global;
    x.b += 0x12345;
    x.c = 0x1ffffffffffff;
    x.a = ~0ul;
    assert(sizeof x == 18 && x.a == 0xffffffffff && x.b == 0x12347 && x.c == 0x1ffffffffffff && x.d == 4);
#if __clang_major__ >= 16
    _BitInt(256) w = 3;
    for (int k = 0; k < 6; k++)
        w = w * w;
    _BitInt(256) same = 1;
    for (int k = 0; k < 64; k++)
        same *= 3;
    assert(w == same && -w < 0 && (w >> 64) << 64 != w);
#endif
    return 0;
}
