// mazurka: --algorithm stateful
// verdict: violation
// violation: memory
// cause: premature reclamation
// message: freed
// line: 27
//
// Only a register of another thread has the address while a block of the same place is allocated: the new block must not
// be taken for the old one.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) slot;
static atomic_int taken, replaced;

static int *make(void) {
    int *p = malloc(sizeof *p);
    *p = 1;
    return p;
}

static void *late(void *unused) {
    int *mine = slot;
    taken = 1;
    if (mine && replaced)
        *mine = 2;
    return unused;
}

int main(void) {
    pthread_t thread;
    int *p = make();
    slot = p;
    pthread_create(&thread, 0, late, 0);
    if (taken) {
        slot = 0;
        free(p);
        p = make();
        replaced = 1;
    }
    pthread_join(thread, 0);
    free(p);
    return 0;
}
