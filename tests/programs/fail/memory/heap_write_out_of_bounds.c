// mazurka:
// verdict: violation
// violation: memory
// cause: none
// line: 12
//
// A store just behind the block.
#include <stdlib.h>

int main(void) {
    char *block = malloc(8);
    block[8] = 1;
    free(block);
    return 0;
}
