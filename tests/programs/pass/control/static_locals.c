// mazurka:
// verdict: verified
// executions: 2
// because: the two orders of two critical sections
// naive: yes
//
// A static local variable is one for all threads and calls, initialised once.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static int next(void) {
    static int count = 10;
    pthread_mutex_lock(&mutex);
    int mine = ++count;
    pthread_mutex_unlock(&mutex);
    return mine;
}

static void *call(void *unused) {
    (void)unused;
    next();
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, call, 0);
    pthread_create(&second, 0, call, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(next() == 13);
    return 0;
}
