// mazurka:
// verdict: violation
// violation: memory
// cause: use after free
// message: freed
// line: 23
//
// The address is nowhere to be seen while other blocks come and go: it was made a number and changed.
#include <stdint.h>
#include <stdlib.h>
static int *make(void) {
    int *p = malloc(sizeof *p);
    *p = 1;
    return p;
}
int main(void) {
    int *p = make();
    uintptr_t hidden = (uintptr_t)p ^ 0x5a5a5a5a5a5a5a5a;
    free(p);
    p = 0;
    for (int i = 0; i < 3; i++)
        free(make());
    return *(int *)(hidden ^ 0x5a5a5a5a5a5a5a5a);
}
