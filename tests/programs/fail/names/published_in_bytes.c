// mazurka: --algorithm stateful
// verdict: violation
// violation: memory
// cause: use after free
// message: freed
// line: 36
//
// The address was published, and is read byte by byte and kept backwards while a block of the same place is allocated.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static union {
    _Atomic(int *) whole;
    unsigned char bytes[sizeof(int *)];
} slot;
static unsigned char backwards[sizeof(int *)];

static int *make(void) {
    int *p = malloc(sizeof *p);
    *p = 1;
    return p;
}

int main(void) {
    int *p = make();
    slot.whole = p;
    for (unsigned i = 0; i < sizeof p; i++)
        backwards[i] = slot.bytes[sizeof p - 1 - i];
    slot.whole = 0;
    free(p);
    p = make();
    for (unsigned i = 0; i < sizeof p; i++)
        slot.bytes[i] = backwards[sizeof p - 1 - i];
    int *old = slot.whole;
    *old = 2;
    free(p);
    return 0;
}
