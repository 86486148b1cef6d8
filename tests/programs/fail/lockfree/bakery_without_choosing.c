// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// line: 23
//
// Lamport's bakery without the flag that tells that a number is being chosen: both threads can be
// inside.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern void __VERIFIER_assume(int);
static atomic_int number[2];
static int inside;

static void visit(int me) {
    int other = 1 - me;
    atomic_store(&number[me], atomic_load(&number[other]) + 1);
    int theirs = atomic_load(&number[other]);
    int mine = atomic_load(&number[me]);
    __VERIFIER_assume(theirs == 0 || mine < theirs || (mine == theirs && me < other));
    assert(inside == 0);
    inside = 1;
    inside = 0;
    atomic_store(&number[me], 0);
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
