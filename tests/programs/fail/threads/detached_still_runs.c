// mazurka:
// verdict: violation
// violation: assertion
// cause: missing join
//
// Nobody waits for a detached thread.
#include <assert.h>
#include <pthread.h>

static int done;

static void *work(void *unused) {
    (void)unused;
    done = 1;
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, work, 0);
    pthread_detach(thread);
    assert(done);
    return 0;
}
