// mazurka:
// verdict: violation
// violation: livelock
// cause: livelock
// message: T1 runs forever in the loop
// message: waiting for ready == 1; the value is 0, which no thread writes
// message: T2 waits forever in lock mutex held by T1
//
// A thread waits in a loop for another one, which waits for the mutex that the first one holds.
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static atomic_int ready;

static void *waiter(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    while (atomic_load(&ready) != 1) {
    }
    pthread_mutex_unlock(&mutex);
    return 0;
}

static void *helper(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    atomic_store(&ready, 1);
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, waiter, 0);
    pthread_create(&b, 0, helper, 0);
    pthread_exit(0);
}
