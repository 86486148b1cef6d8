// mazurka: --check all
// verdict: verified
// executions: 2
// because: the two orders of two critical sections
//
// No data race: the mutex orders the accesses.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int x;

static void *write(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    x++;
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, write, 0);
    pthread_create(&second, 0, write, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(x == 2);
    return 0;
}
