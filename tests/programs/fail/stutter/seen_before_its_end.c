// mazurka: --algorithm pop
// verdict: violation
// violation: assertion
// cause: race
// line: 34
//
// A block is freed and allocated again with the content that it had. In between another thread saw what was
// written to the first one, so the iteration was seen.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(atomic_int *) block;
static atomic_int looked, seen, done;

static atomic_int *fresh(void) {
    atomic_int *new = malloc(sizeof *new);
    atomic_init(new, 0);
    block = new;
    return new;
}

static void *renew(void *unused) {
    while (!done) {
        *block = 7;
        if (looked) {
            atomic_int *old = block;
            block = 0;
            free(old);
            fresh();
        }
    }
    assert(!(seen == 7 && *block == 0));
    return unused;
}

int main(void) {
    pthread_t thread;
    fresh();
    pthread_create(&thread, 0, renew, 0);
    int found = *block;
    looked = 1;
    seen = found;
    done = 1;
    pthread_join(thread, 0);
    free(block);
    return 0;
}
