// mazurka: --algorithm stateful
// verdict: violation
// violation: memory
// cause: use after free
// message: freed
// line: 32
//
// The address lies in memory where no pointer would be aligned.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) slot;
static struct __attribute__((packed)) {
    char tag;
    int *kept;
} packed;

static int *make(void) {
    int *p = malloc(sizeof *p);
    *p = 1;
    return p;
}

int main(void) {
    int *p = make();
    slot = p;
    slot = 0;
    packed.kept = p;
    free(p);
    p = make();
    *packed.kept = 2;
    free(p);
    return 0;
}
