// mazurka: --algorithm stateful
// verdict: violation
// violation: assertion
// cause: race
// line: 31
//
// Each iteration publishes a block for a while, whose name is used again, and swaps two others: which is which matters.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) first, second, other;
static atomic_int done;

static int *box(int content) {
    int *new = malloc(sizeof *new);
    *new = content;
    return new;
}

static void *run(void *unused) {
    while (!done) {
        int *one = first, *new = box(2);
        other = new;
        first = second;
        second = one;
        other = 0;
        free(new);
    }
    assert(*first == 0);
    return unused;
}

int main(void) {
    pthread_t thread;
    first = box(0);
    second = box(1);
    pthread_create(&thread, 0, run, 0);
    done = 1;
    pthread_join(thread, 0);
    free(first);
    free(second);
    return 0;
}
