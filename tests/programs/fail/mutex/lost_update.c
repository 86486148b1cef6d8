// mazurka:
// verdict: violation
// violation: assertion
// cause: lost update
// naive: yes
// line: 32
//
// Reading and writing in two critical sections loses an update: the lock is free in between.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int count;

static void *increment(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    int seen = count;
    pthread_mutex_unlock(&mutex);
    pthread_mutex_lock(&mutex);
    count = seen + 1;
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, increment, 0);
    pthread_create(&second, 0, increment, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(count == 2);
    return 0;
}
