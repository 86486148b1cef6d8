// mazurka:
// verdict: violation
// violation: memory
// cause: use after free
// naive: yes
// line: 16
//
// One thread uses the block while the other frees it.
#include <pthread.h>
#include <stdlib.h>

static int *block;

static void *use(void *unused) {
    (void)unused;
    *block = 1;
    return 0;
}

static void *release(void *unused) {
    (void)unused;
    free(block);
    return 0;
}

int main(void) {
    pthread_t first, second;
    block = malloc(sizeof *block);
    pthread_create(&first, 0, use, 0);
    pthread_create(&second, 0, release, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
