// mazurka:
// verdict: violation
// violation: memory
// cause: double free
// unlike: use after free
// line: 14
//
// A block is freed twice.
#include <stdlib.h>

int main(void) {
    void *block = malloc(4);
    free(block);
    free(block);
    return 0;
}
