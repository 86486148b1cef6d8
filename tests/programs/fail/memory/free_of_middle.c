// mazurka:
// verdict: violation
// violation: memory
// cause: none
// line: 11
//
// A pointer into the middle of a block is freed.
#include <stdlib.h>

static void release(char *pointer) {
    free(pointer);
}

int main(void) {
    char *block = malloc(8);
    release(block + 4);
    return 0;
}
