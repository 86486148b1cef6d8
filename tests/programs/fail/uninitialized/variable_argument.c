// mazurka:
// verdict: violation
// violation: uninitialized
// message: a branch depends on an uninitialised value: bytes 8 to 15 of limit (declared at
// naive: yes
//
// A variable argument is copied, and looked at in the function that gets it: here the second of two structures, one
// of whose members was never written.

#include <stdarg.h>

struct range { long from, to, step; };

static int length(int count, ...)
{
    va_list list;
    va_start(list, count);
    int result = 0;
    while (count-- > 0) {
        struct range range = va_arg(list, struct range);
        if (range.to > range.from)
            result++;
    }
    va_end(list);
    return result;
}

int main(void)
{
    struct range whole = {0, 10, 1}, limit;
    limit.from = 3;
    limit.step = 1;
    length(2, whole, limit);
    return 0;
}
