// mazurka: --algorithm stateful
// verdict: violation
// violation: assertion
// cause: race
// line: 29
//
// Each iteration replaces a published block by another one with the same content, but what is published points to
// another place in it.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) current;
static atomic_int done;

static int *make(void) {
    int *new = malloc(4 * sizeof *new);
    for (int i = 0; i < 4; i++) new[i] = i;
    return new;
}

static void *run(void *unused) {
    while (!done) {
        int *at = current, place = *at;
        current = make() + (place + 1) % 4;
        free(at - place);
    }
    assert(*current != 3);
    return unused;
}

int main(void) {
    pthread_t thread;
    current = make();
    pthread_create(&thread, 0, run, 0);
    done = 1;
    pthread_join(thread, 0);
    free(current - *current);
    return 0;
}
