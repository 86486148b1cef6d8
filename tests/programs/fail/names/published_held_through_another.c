// mazurka: --algorithm stateful
// verdict: violation
// violation: memory
// cause: premature reclamation
// message: freed
// line: 32
//
// The address lies in a local variable, to which only a register of its thread leads.
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

static void keep(int **place) {
    *place = slot;
    taken = 1;
}

static void *late(void *unused) {
    int *mine[4];
    void (*volatile how)(int **) = keep;
    how(mine + 2);
    if (replaced && mine[2])
        *mine[2] = 2;
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
