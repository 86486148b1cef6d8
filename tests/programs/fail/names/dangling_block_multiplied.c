// mazurka:
// verdict: violation
// violation: memory
// cause: use after free
// message: freed
//
// The address is nowhere to be seen when another block of the same place is allocated: it was made a number and
// multiplied. The other block must not be taken for the first.
#include <stdint.h>
#include <stdlib.h>
static int *make(void) {
    int *p = malloc(sizeof *p);
    *p = 1;
    return p;
}
int main(void) {
    int *p = make();
    uintptr_t hidden = (uintptr_t)p * 3;
    free(p);
    p = make();
    int seen = *(int *)(hidden / 3);
    free(p);
    return seen;
}
