// mazurka:
// verdict: verified
// executions: 1
// because: there is one thread
//
// Empty assembly text hides where a value comes from, and changes nothing: tied outputs keep their values, in registers
// of every kind, in memory, and where the compiler may choose.
#include <assert.h>

static int shared = 7;

int main(void) {
    int i = 3;
    long l = 4;
    double d = 2.5;
    int *p = &shared;
    __int128 w = ((__int128)9 << 64) + 8;
    __asm__ volatile("" : "+r"(i));
    __asm__ volatile("" : "+r"(l), "+r"(i) : : "memory");
    __asm__ volatile("" : "+x"(d));
    __asm__ volatile("" : "+r"(p));
    __asm__ volatile("" : "+r"(w));
    assert(i == 3 && l == 4 && d == 2.5);
    assert(*p == 7 && (long)(w >> 64) == 9 && (long)w == 8);
    __asm__ volatile("" : "+m"(i), "+m"(shared) : : "memory");
    assert(i == 3 && shared == 7);
    __asm__ volatile("" : "+g"(l), "+r"(i));
    assert(l == 4 && i == 3);
    __asm__ volatile("" : "=g"(shared), "=r"(l) : "1"(l + 1), "r"(d), "0"(i + 5));
    assert(shared == 8 && l == 5);
    __asm__ volatile("" : "=r"(i) : "0"(l));
    assert(i == 5);
    return 0;
}
