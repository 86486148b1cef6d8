// mazurka:
// verdict: verified
// executions: 1
// because: one thread
//
// calloc gives zeroed memory.
#include <assert.h>
#include <stdlib.h>

int main(void) {
    int *block = calloc(10, sizeof *block);
    for (int i = 0; i < 10; i++) assert(block[i] == 0);
    free(block);
    return 0;
}
