// mazurka:
// verdict: violation
// violation: memory
// cause: none
// unlike: race on a pointer or index
// line: 14
//
// A store of four bytes of which two are behind the block.
#include <stdint.h>
#include <stdlib.h>

int main(void) {
    char *block = malloc(6);
    *(uint32_t *)(void *)(block + 4) = 1;
    free(block);
    return 0;
}
