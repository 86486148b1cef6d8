// mazurka: --check assertions,memory
// verdict: verified
// executions: 1
// because: there is one thread
// naive: yes
//
// What is freed does not count: blocks of more than a gigabyte, one after the other, each of them
// fresh.
#include <assert.h>
#include <stdlib.h>

int main(void) {
    for (size_t k = 0; k < 70; k++) {
        size_t size = (16 << 20) + 64 * k;
        char *block = calloc(size, 1);
        assert(block);
        assert(block[0] == 0 && block[size - 1] == 0);
        block[0] = 1;
        block[size - 1] = 2;
        free(block);
    }
    return 0;
}
