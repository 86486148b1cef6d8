// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// line: 20
//
// Each iteration replaces a block by another one, which has another content.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int done;

static void *run(void *unused) {
    int *box = calloc(1, sizeof *box);
    while (!done) {
        int *next = malloc(sizeof *next);
        *next = *box + 1;
        assert(*next < 5);
        free(box);
        box = next;
    }
    free(box);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, run, 0);
    done = 1;
    pthread_join(thread, 0);
    return 0;
}
