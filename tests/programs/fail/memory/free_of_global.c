// mazurka:
// verdict: violation
// violation: memory
// line: 12
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
