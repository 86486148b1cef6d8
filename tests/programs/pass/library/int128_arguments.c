// mazurka:
// verdict: verified
// executions: 1
// because: there is one thread
//
// An __int128 among variable arguments takes two registers or none: where one is left, the next int gets it. This
// holds natively with gcc and with clang from version 18 on; older ones tear the number.
#include <assert.h>
#include <stdarg.h>
static long sum(int count, ...) {
    va_list list;
    va_start(list, count);
    long total = 0;
    for (int k = 0; k < count; k++) {
        total = total * 10 + va_arg(list, int);
        __int128 wide = va_arg(list, __int128);
        total = total * 10 + (long)(wide >> 64) + (long)wide;
    }
    va_end(list);
    return total;
}
int main(void) {
    __int128 two = ((__int128)1 << 64) | 1, five = ((__int128)2 << 64) | 3;
    assert(sum(4, 1, two, 3, five, 4, two, 6, five) == 12354265);
    return 0;
}
