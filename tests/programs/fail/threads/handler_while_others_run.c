// mazurka:
// verdict: violation
// violation: memory
// cause: use after free
// naive: yes
//
// The other threads run on while the handlers of atexit do: one of them uses what a handler has freed.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int *counter;

static void clean_up(void) {
    free(counter);
}

static void *worker(void *unused) {
    atomic_fetch_add(counter, 1);
    return unused;
}

int main(void) {
    pthread_t thread;
    counter = calloc(1, sizeof *counter);
    atexit(clean_up);
    pthread_create(&thread, 0, worker, 0);
    return 0;
}
