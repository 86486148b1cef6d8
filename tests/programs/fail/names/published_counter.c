// mazurka: --algorithm stateful
// verdict: violation
// violation: assertion
// cause: race
// line: 23
//
// Each iteration replaces a published block by another one with another content.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) current;
static atomic_int done;

static void *run(void *unused) {
    while (!done) {
        int *old = current, *new = malloc(sizeof *new);
        *new = (*old + 1) % 4;
        current = new;
        free(old);
    }
    assert(*current != 3);
    return unused;
}

int main(void) {
    pthread_t thread;
    int *first = malloc(sizeof *first);
    *first = 0;
    current = first;
    pthread_create(&thread, 0, run, 0);
    done = 1;
    pthread_join(thread, 0);
    free(current);
    return 0;
}
