// mazurka:
// verdict: verified
// executions: 2
// because: the worker calls exit first, or main returns first; who comes second does nothing
// naive: yes
//
// Main returns while a thread calls exit: the handlers run once, in the thread that comes first.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static int runs;
static char *text;

static void clean_up(void) {
    free(text);
    runs++;
    assert(runs == 1);
}

static void *worker(void *unused) {
    exit(0);
    return unused;
}

int main(void) {
    pthread_t thread;
    text = malloc(8);
    atexit(clean_up);
    pthread_create(&thread, 0, worker, 0);
    return 0;
}
