// mazurka:
// verdict: violation
// violation: memory
// cause: use after free
// unlike: use after scope
// unlike: premature reclamation
// line: 16
//
// A load from a block that was freed.
#include <stdlib.h>

int main(void) {
    int *block = malloc(sizeof *block);
    *block = 1;
    free(block);
    return *block;
}
