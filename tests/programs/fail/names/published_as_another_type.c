// mazurka: --algorithm stateful
// verdict: violation
// violation: memory
// cause: use after free
// message: freed
// line: 34
//
// The address was published, and is read from memory as an integer that is computed with.
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

static union {
    _Atomic(int *) pointer;
    _Atomic(uintptr_t) number;
} slot;

static int *make(void) {
    int *p = malloc(sizeof *p);
    *p = 1;
    return p;
}

int main(void) {
    int *p = make();
    slot.pointer = p;
    uintptr_t hidden = slot.number * 3;
    slot.pointer = 0;
    free(p);
    p = make();
    slot.number = hidden / 3;
    int *old = slot.pointer;
    *old = 2;
    free(p);
    return 0;
}
