// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// line: 18
//
// Each iteration moves on in a block that nobody else can reach: where it is matters, whatever the name of the block is.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int done;

static void *run(void *unused) {
    char *block = malloc(4), *here = block;
    while (!done) {
        assert(here != block + 3);
        here++;
    }
    free(block);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, run, 0);
    done = 1;
    pthread_join(thread, 0);
    return 0;
}
