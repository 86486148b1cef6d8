// mazurka:
// verdict: violation
// violation: memory
// cause: none
// line: 13
//
// A store before the block.
#include <stdlib.h>

int main(void) {
    int *block = malloc(4 * sizeof *block);
    int offset = -1;
    block[offset] = 1;
    free(block);
    return 0;
}
