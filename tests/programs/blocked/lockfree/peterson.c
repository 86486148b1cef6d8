// mazurka:
// verdict: verified
//
// Peterson's algorithm: at most one thread is inside. A thread that would have to wait is stopped
// by an assumption.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern void __VERIFIER_assume(int);
static atomic_int wants[2], turn;
static int inside;

static void visit(int me) {
    int other = 1 - me;
    atomic_store(&wants[me], 1);
    atomic_store(&turn, other);
    if (atomic_load(&wants[other])) __VERIFIER_assume(atomic_load(&turn) == me);
    assert(inside == 0);
    inside = 1;
    inside = 0;
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
