// mazurka:
// verdict: violation
// violation: uninitialized
// message: argument 2 of printf is an uninitialised value
// message: (8 bytes, allocated at
// message: /printed.c:17) is read at
// line: 18
// naive: yes
//
// What is printed can be seen.

#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    long *p = malloc(sizeof *p);
    printf("%ld\n", *p);
    return 0;
}
