// mazurka:
// verdict: verified
// executions: 1
// because: there is one thread
//
// A long integer becomes a `float` with one rounding. Each number lies just above the middle of two floats: rounded to
// a `double` first it would be the middle itself, and then the wrong one of the two.
#include <assert.h>

int main(void) {
    volatile unsigned long long u = (0xabcdeeull << 40) + (1ull << 39) + 3;
    assert((float)u == (float)0xabcdef * (1ull << 40));
    volatile long long s = -((0x800002ll << 38) + (1ll << 37) + 1);
    assert((float)s == -(float)0x800003 * (1ll << 38));
    volatile unsigned __int128 w = ((unsigned __int128)0xc00000 << 100) + ((unsigned __int128)1 << 99) + 1;
    assert((float)w == (float)0xc00001 * (float)(1ull << 50) * (float)(1ull << 50));
    volatile __int128 v = -(__int128)(w >> 1);
    assert((float)v == -(float)0xc00000 * (float)(1ull << 49) * (float)(1ull << 50));
    volatile unsigned exact = 0xffffff;
    assert((float)exact == 16777215.0f && (double)u == (double)(0xabcdeeull << 40) + (double)(1ull << 39));
    return 0;
}
