// mazurka:
// verdict: violation
// violation: memory
// line: 13
//
// A load from a block that was freed.
#include <stdlib.h>

int main(void) {
    int *block = malloc(sizeof *block);
    *block = 1;
    free(block);
    return *block;
}
