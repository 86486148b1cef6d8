// mazurka:
// verdict: violation
// violation: memory
// cause: double free
// message: freed
// line: 19
//
// A block is freed twice, with another block of the same place in between.
#include <stdlib.h>
static int *make(void) {
    int *p = malloc(sizeof *p);
    *p = 1;
    return p;
}
int main(void) {
    int *p = make();
    free(p);
    int *q = make();
    free(p);
    free(q);
}
