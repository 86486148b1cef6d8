// mazurka:
// verdict: violation
// violation: uninitialized
// message: the divisor is an uninitialised value
// message: /as_divisor.c:15) is read at
// line: 16
// naive: yes
//
// It may be zero.

#include <stdlib.h>

int main(void)
{
    int *count = malloc(sizeof *count);
    return 10 / *count * 0;
}
