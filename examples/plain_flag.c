/* A worker publishes a result through a flag. The flag is not atomic. */
#include <assert.h>
#include <pthread.h>

static int result;
static int ready;

static void *work(void *unused) {
    result = 42;
    ready = 1;
    return unused;
}

int main(void) {
    pthread_t worker;
    pthread_create(&worker, 0, work, 0);
    while (!ready)
        ;
    assert(result == 42);
    pthread_join(worker, 0);
    return 0;
}
