// mazurka:
// verdict: verified
// executions: 1
// because: there is one thread
//
// An allocation that fails returns null, or an error, and leaves everything as it was.
#include <assert.h>
#include <stdlib.h>

int main(void) {
    char *block = malloc(10);
    block[0] = 7;
    assert(realloc(block, (size_t)-20) == 0);
    assert(block[0] == 7);
    void *untouched = block;
    assert(posix_memalign(&untouched, 64, (size_t)1 << 40) != 0);
    assert(untouched == block);
    free(block);
    assert(malloc((size_t)1 << 40) == 0);
    return 0;
}
