// mazurka:
// verdict: violation
// violation: deadlock
// cause: lock never released
//
// An early return leaves the mutex locked: whichever thread comes second takes it, and main then
// waits forever.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int done;

static void *visit(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    if (done) return 0;
    done = 1;
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, visit, 0);
    pthread_create(&second, 0, visit, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    pthread_mutex_lock(&mutex);
    assert(done);
    pthread_mutex_unlock(&mutex);
    return 0;
}
