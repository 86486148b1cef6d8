// mazurka: --algorithm stateful
// verdict: violation
// violation: memory
// cause: use after free
// message: freed
// line: 31
//
// The address was published, and is kept as text while a block of the same place is allocated.
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static _Atomic(int *) slot;

static int *make(void) {
    int *p = malloc(sizeof *p);
    *p = 1;
    return p;
}

int main(void) {
    char text[32];
    int *p = make();
    slot = p;
    snprintf(text, sizeof text, "%p", (void *)p);
    slot = 0;
    free(p);
    p = make();
    *(int *)(uintptr_t)strtoull(text, 0, 16) = 2;
    free(p);
    return 0;
}
