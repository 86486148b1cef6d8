// mazurka:
// verdict: verified
// executions: 1
// because: the threads share nothing
//
// Critical sections of different mutexes are not put in order.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
static int count[2];

static void *first_thread(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex[0]);
    count[0]++;
    pthread_mutex_unlock(&mutex[0]);
    return 0;
}

static void *second_thread(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex[1]);
    count[1]++;
    pthread_mutex_unlock(&mutex[1]);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, first_thread, 0);
    pthread_create(&second, 0, second_thread, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(count[0] == 1 && count[1] == 1);
    return 0;
}
