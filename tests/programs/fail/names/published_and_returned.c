// mazurka: --algorithm stateful
// verdict: violation
// violation: memory
// cause: use after free
// message: freed
// line: 38
//
// The address is nowhere but in what a thread that has ended returns.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) slot, other;

static int *make(void) {
    int *p = malloc(sizeof *p);
    *p = 1;
    return p;
}

static void *giver(void *unused) {
    int *mine = make();
    slot = mine;
    slot = 0;
    free(mine);
    return mine;
}

int main(void) {
    pthread_t thread;
    void *result;
    pthread_create(&thread, 0, giver, 0);
    int *p = make();
    other = p;
    other = 0;
    free(p);
    pthread_join(thread, &result);
    *(int *)result = 2;
    return 0;
}
