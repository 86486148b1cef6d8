// mazurka:
// verdict: violation
// violation: memory
// cause: use after free
// unlike: double free
// line: 14
//
// The old address is used after the block has moved.
#include <stdlib.h>

int main(void) {
    int *block = malloc(sizeof *block);
    int *moved = realloc(block, 1000 * sizeof *block);
    *block = 1;
    free(moved);
    return 0;
}
