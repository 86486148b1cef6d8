// mazurka:
// verdict: violation
// violation: uninitialized
// message: a branch depends on an uninitialised value: bytes 8 to 11 of
// message: (16 bytes, allocated at
// message: /realloc_grows.c:18) are read at
// line: 19
// naive: yes
//
// What realloc adds to an array was never written.

#include <stdlib.h>

int main(void)
{
    int *list = malloc(2 * sizeof *list);
    list[0] = list[1] = 1;
    list = realloc(list, 4 * sizeof *list);
    if (list[2])
        return 1;
    return 0;
}
