// mazurka:
// verdict: violation
// violation: uninitialized
// message: a branch depends on an uninitialised value
// message: (4 bytes, allocated at
// message: /heap_branch.c:17) is read at
// message: /heap_branch.c:18 before it is written
// line: 18
// naive: yes
//
// Memory that malloc returns may hold anything.

#include <stdlib.h>

int main(void)
{
    int *p = malloc(sizeof *p);
    if (*p == 0)
        *p = 1;
    free(p);
    return 0;
}
