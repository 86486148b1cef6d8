// mazurka:
// verdict: violation
// violation: uninitialized
// message: a branch depends on an uninitialised value: byte 100 of
// message: /freed_place.c:18)
// naive: yes
//
// A new block may lie where one was freed, but what was written there does not count.

#include <stdlib.h>
#include <string.h>

int main(void)
{
    char *first = malloc(4096);
    memset(first, 1, 4096);
    free(first);
    char *second = malloc(4096);
    second[99] = 1;
    if (second[100])
        return 1;
    return 0;
}
