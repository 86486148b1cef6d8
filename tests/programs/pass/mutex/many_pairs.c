// mazurka:
// verdict: verified
// executions: 1
// because: the other thread does nothing
//
// A mutex that is taken and released very often: a step costs the same however many there were before.
#include <assert.h>
#include <pthread.h>

enum { PAIRS = 20000 };

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *idle(void *unused) { return unused; }

int main(void) {
    pthread_t other;
    int pairs = 0;
    pthread_create(&other, 0, idle, 0);
    for (; pairs < PAIRS; pairs++) {
        pthread_mutex_lock(&mutex);
        pthread_mutex_unlock(&mutex);
    }
    assert(pairs == PAIRS);
    pthread_join(other, 0);
    return 0;
}
