// mazurka: --algorithm stateful
// verdict: violation
// violation: memory
// cause: use after free
// message: freed
// line: 29
//
// The address was published, and is nowhere to be seen when a block of the same place is allocated: it was multiplied.
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

static _Atomic(int *) slot;

static int *make(void) {
    int *p = malloc(sizeof *p);
    *p = 1;
    return p;
}

int main(void) {
    int *p = make();
    slot = p;
    uintptr_t hidden = (uintptr_t)p * 3;
    slot = 0;
    free(p);
    p = make();
    *(int *)(hidden / 3) = 2;
    free(p);
    return 0;
}
