// mazurka:
// verdict: verified
// executions: 2
// because: the store comes before or after the load
// naive: yes
//
// A detached thread runs like any other, but nobody waits for it.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int done;

static void *work(void *unused) {
    atomic_store(&done, 1);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, work, 0);
    pthread_detach(thread);
    int seen = atomic_load(&done);
    assert(seen == 0 || seen == 1);
    return 0;
}
