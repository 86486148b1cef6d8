// mazurka:
// verdict: verified
// executions: 6
// because: 3! orders of three critical sections
// naive: yes
//
// Three threads, one critical section each.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int count;

static void *increment(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    count++;
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void) {
    pthread_t threads[3];
    for (int i = 0; i < 3; i++) pthread_create(&threads[i], 0, increment, 0);
    for (int i = 0; i < 3; i++) pthread_join(threads[i], 0);
    assert(count == 3);
    return 0;
}
