// mazurka:
// verdict: violation
// violation: assertion
// cause: race
// line: 28
//
// Each iteration swaps two blocks that nobody else can reach: which is which matters, whatever their names are.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int done;

static int *box(int content) {
    int *new = malloc(sizeof *new);
    *new = content;
    return new;
}

static void *run(void *unused) {
    int *first = box(0), *second = box(1);
    while (!done) {
        int *other = first;
        first = second;
        second = other;
    }
    assert(*first == 0);
    free(first);
    free(second);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, run, 0);
    done = 1;
    pthread_join(thread, 0);
    return 0;
}
