// mazurka:
// verdict: verified
// executions: 1
// because: one thread
//
// realloc keeps the content when it grows and when it shrinks; of nothing it is malloc.
#include <assert.h>
#include <stdlib.h>

int main(void) {
    int *block = realloc(NULL, 2 * sizeof *block);
    block[0] = 1;
    block[1] = 2;
    block = realloc(block, 100 * sizeof *block);
    assert(block[0] == 1 && block[1] == 2);
    block[99] = 3;
    block = realloc(block, sizeof *block);
    assert(block[0] == 1);
    free(block);
    return 0;
}
