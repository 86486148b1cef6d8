// mazurka:
// verdict: verified
// executions: 1
// because: there is one thread
// naive: yes
//
// Members that were never written, and padding, are passed as variable arguments and not looked at.

#include <assert.h>
#include <stdarg.h>

struct small { char tag; int value; };
struct large { long key; char tag; int values[4]; };

static long sum(const char *kinds, ...)
{
    va_list list;
    va_start(list, kinds);
    long result = 0;
    for (; *kinds; kinds++) {
        if (*kinds == 's')
            result += va_arg(list, struct small).value;
        else if (*kinds == 'l')
            result += va_arg(list, struct large).key;
        else if (*kinds == 'i')
            result += va_arg(list, int);
        else
            (void)va_arg(list, int);
    }
    va_end(list);
    return result;
}

int main(void)
{
    struct small small;
    small.value = 1;
    struct large large;
    large.key = 10;
    int unused;
    assert(sum("slusli", small, large, unused, small, large, 100) == 122);
    return 0;
}
