// mazurka: --algorithm stateful
// verdict: violation
// violation: memory
// cause: use after free
// message: freed
// line: 40
//
// The address lies in memory where no pointer would be aligned, and is read from there byte by byte and kept backwards.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) slot;
static union {
    struct __attribute__((packed)) {
        char tag;
        int *kept;
    } whole;
    unsigned char bytes[16];
} packed;
static unsigned char backwards[sizeof(int *)];

static int *make(void) {
    int *p = malloc(sizeof *p);
    *p = 1;
    return p;
}

int main(void) {
    int *p = make();
    slot = p;
    slot = 0;
    packed.whole.kept = p;
    for (unsigned i = 0; i < sizeof p; i++) backwards[i] = packed.bytes[sizeof p - i];
    packed.whole.kept = 0;
    free(p);
    p = make();
    for (unsigned i = 0; i < sizeof p; i++) packed.bytes[sizeof p - i] = backwards[i];
    int *old = packed.whole.kept;
    *old = 2;
    free(p);
    return 0;
}
