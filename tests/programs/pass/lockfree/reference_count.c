// mazurka:
// verdict: verified
// executions: 2
// because: the two orders of two fetch-and-subtracts whose results are used
//
// The last one to let go frees the block.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct shared {
    atomic_int references;
    int value;
};

static void *release(void *argument) {
    struct shared *shared = argument;
    (void)*(volatile int *)&shared->value;
    if (atomic_fetch_sub(&shared->references, 1) == 1) free(shared);
    return 0;
}

int main(void) {
    pthread_t first, second;
    struct shared *shared = malloc(sizeof *shared);
    atomic_init(&shared->references, 2);
    shared->value = 0;
    pthread_create(&first, 0, release, shared);
    pthread_create(&second, 0, release, shared);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
