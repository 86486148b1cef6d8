// mazurka:
// verdict: verified
// executions: 3
// because: the trylock comes before the critical section, in it, or after it
// naive: yes
//
// A trylock takes the mutex, or says that it is taken.
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int count, failed;

static void *increment(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    count++;
    pthread_mutex_unlock(&mutex);
    return 0;
}

static void *attempt(void *unused) {
    (void)unused;
    int error = pthread_mutex_trylock(&mutex);
    if (error) {
        assert(error == EBUSY);
        failed = 1;
    } else {
        count++;
        pthread_mutex_unlock(&mutex);
    }
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, increment, 0);
    pthread_create(&second, 0, attempt, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(count + failed == 2);
    return 0;
}
