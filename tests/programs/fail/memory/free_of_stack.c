// mazurka:
// verdict: violation
// violation: memory
// cause: none
// line: 11
//
// A variable on the stack is freed.
#include <stdlib.h>

static void release(void *pointer) {
    free(pointer);
}

int main(void) {
    int x = 1;
    release(&x);
    return 0;
}
