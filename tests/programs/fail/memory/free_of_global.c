// mazurka:
// verdict: violation
// violation: memory
// cause: none
// line: 13
//
// A global variable is freed.
#include <stdlib.h>

static int x;

static void release(void *pointer) {
    free(pointer);
}

int main(void) {
    release(&x);
    return 0;
}
