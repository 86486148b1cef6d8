// mazurka:
// verdict: violation
// violation: uninitialized
// message: a branch depends on an uninitialised value: x (declared at
// message: /local_in_register.c:15) is used before it is written
// line: 18
// naive: yes
//
// A local variable whose address nobody takes, written on one way to its use only.

#include "mazurka.h"

int main(void)
{
    int x;
    if (mazurka_choose(2))
        x = 3;
    if (x > 2)
        return 0;
    return 0;
}
