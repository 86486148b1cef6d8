// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// line: 21
//
// Peterson's algorithm with its first two stores in the wrong order: both threads can be inside.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern void __VERIFIER_assume(int);
static atomic_int wants[2], turn;
static int inside;

static void visit(int me) {
    int other = 1 - me;
    atomic_store(&turn, other);
    atomic_store(&wants[me], 1);
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
