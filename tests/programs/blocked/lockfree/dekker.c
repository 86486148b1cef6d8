// mazurka: --awaits off
// verdict: verified
// executions: 18
// blocked: 10
// because: counted by enumerating all schedules
//
// Dekker's algorithm: who has not the turn steps back. Waiting is an assumption.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern void __VERIFIER_assume(int);
static atomic_int wants[2], turn;
static int inside;

static void visit(int me) {
    int other = 1 - me;
    atomic_store(&wants[me], 1);
    if (atomic_load(&wants[other])) {
        if (atomic_load(&turn) != me) {
            atomic_store(&wants[me], 0);
            __VERIFIER_assume(atomic_load(&turn) == me);
            atomic_store(&wants[me], 1);
        }
        __VERIFIER_assume(atomic_load(&wants[other]) == 0);
    }
    assert(inside == 0);
    inside = 1;
    inside = 0;
    atomic_store(&turn, other);
    atomic_store(&wants[me], 0);
}

static void *first_thread(void *unused) {
    (void)unused;
    visit(0);
    return 0;
}

static void *second_thread(void *unused) {
    (void)unused;
    visit(1);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, first_thread, 0);
    pthread_create(&second, 0, second_thread, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
