// mazurka:
// verdict: violation
// violation: memory
// cause: double free
//
// Letting go and looking at the count in two steps: both threads can find it zero, and both free
// the block, or one looks after the other has freed it.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct shared {
    atomic_int references;
};

static void *release(void *argument) {
    struct shared *shared = argument;
    atomic_fetch_sub(&shared->references, 1);
    if (atomic_load(&shared->references) == 0) free(shared);
    return 0;
}

int main(void) {
    pthread_t first, second;
    struct shared *shared = malloc(sizeof *shared);
    atomic_init(&shared->references, 2);
    pthread_create(&first, 0, release, shared);
    pthread_create(&second, 0, release, shared);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
