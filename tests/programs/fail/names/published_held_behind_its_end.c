// mazurka: --algorithm stateful
// verdict: violation
// violation: memory
// cause: use after free
// message: freed
// line: 26
//
// What is kept points behind the end of the block: an address of it all the same.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) slot;

static int *make(void) {
    int *p = malloc(sizeof *p);
    *p = 1;
    return p;
}

int main(void) {
    int *p = make();
    slot = p + 1;
    free(p);
    p = make();
    slot[-1] = 2;
    free(p);
    return 0;
}
