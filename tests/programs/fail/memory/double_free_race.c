// mazurka:
// verdict: violation
// violation: memory
// cause: double free
// line: 18
//
// Both threads find the pointer set, and both free the block.
#include <pthread.h>
#include <stdlib.h>

static char *block;

static void *release(void *unused) {
    (void)unused;
    if (block) {
        char *mine = block;
        block = NULL;
        free(mine);
    }
    return 0;
}

int main(void) {
    pthread_t first, second;
    block = malloc(1);
    pthread_create(&first, 0, release, 0);
    pthread_create(&second, 0, release, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
