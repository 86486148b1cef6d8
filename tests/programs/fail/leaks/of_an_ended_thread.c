// mazurka: --check leaks
// verdict: violation
// violation: leak
// message: 16 bytes allocated here and never freed
// line: 14
// naive: yes
//
// The thread-local variables of a thread end with it, and nobody has freed what they point to.
#include <pthread.h>
#include <stdlib.h>

static _Thread_local char *buffer;

static char *take(void) { return buffer = malloc(16); }

static void *worker(void *unused) {
    char *mine = take();
    if (mine) mine[0] = 1;
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    pthread_join(thread, 0);
    return 0;
}
