// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// line: 20
//
// Two threads that look at each other's flag before they raise their own can both go in.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern void __VERIFIER_assume(int);
static atomic_int wants[2];
static int inside;

static void visit(int me) {
    int other = 1 - me;
    __VERIFIER_assume(atomic_load(&wants[other]) == 0);
    atomic_store(&wants[me], 1);
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
