// mazurka:
// verdict: violation
// violation: memory
// cause: use after free
// message: freed
// line: 20
//
// The address of a block is still held while blocks of the same place in the program come and go.
#include <stdlib.h>
static int *make(void) {
    int *p = malloc(sizeof *p);
    *p = 1;
    return p;
}
int main(void) {
    int *first = make();
    free(first);
    for (int i = 0; i < 3; i++)
        free(make());
    return *first;
}
