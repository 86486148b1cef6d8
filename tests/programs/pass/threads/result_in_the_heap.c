// mazurka:
// verdict: verified
// executions: 1
// because: the blocks are different
//
// A thread returns a block that the joining thread frees.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static void *make(void *unused) {
    (void)unused;
    int *block = malloc(2 * sizeof *block);
    block[0] = 1;
    block[1] = 2;
    return block;
}

int main(void) {
    pthread_t threads[2];
    int sum = 0;
    for (int i = 0; i < 2; i++) pthread_create(&threads[i], 0, make, 0);
    for (int i = 0; i < 2; i++) {
        void *block;
        pthread_join(threads[i], &block);
        sum += ((int *)block)[0] + ((int *)block)[1];
        free(block);
    }
    assert(sum == 6);
    return 0;
}
