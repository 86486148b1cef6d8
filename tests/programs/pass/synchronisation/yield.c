// mazurka:
// verdict: verified
// executions: 2
// because: sleeping does not order the load after the store
//
// Yielding and sleeping are hints that change nothing.
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <unistd.h>

static atomic_int x;

static void *writer(void *unused) {
    (void)unused;
    sched_yield();
    atomic_store(&x, 1);
    return 0;
}

static void *reader(void *unused) {
    (void)unused;
    usleep(1000);
    int seen = atomic_load(&x);
    assert(seen == 0 || seen == 1);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, writer, 0);
    pthread_create(&second, 0, reader, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
