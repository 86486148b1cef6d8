// mazurka: --algorithm stateful
// verdict: violation
// violation: memory
// cause: use after free
// message: freed
// line: 26
//
// A variable that all threads can see still has the address while a block of the same place is allocated.
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
    slot = p;
    free(p);
    p = make();
    *slot = 2;
    free(p);
    return 0;
}
