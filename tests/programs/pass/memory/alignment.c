// mazurka:
// verdict: verified
// executions: 1
// because: one thread
//
// Blocks and variables lie on the boundaries that were asked for.
#include <assert.h>
#include <stdalign.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

struct padded {
    char tag;
    double value;
};
static alignas(64) char line[64];

int main(void) {
    void *block = aligned_alloc(128, 256);
    assert((uintptr_t)block % 128 == 0);
    assert((uintptr_t)line % 64 == 0);
    assert(sizeof(struct padded) == 16 && offsetof(struct padded, value) == 8);
    int *numbers = malloc(3 * sizeof *numbers);
    assert((uintptr_t)numbers % alignof(max_align_t) == 0);
    free(numbers);
    free(block);
    return 0;
}
