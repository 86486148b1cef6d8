// mazurka:
// verdict: violation
// violation: deadlock
// cause: lock never released
//
// A thread ends without unlocking: whoever comes next waits forever.
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *forgets(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, forgets, 0);
    pthread_create(&second, 0, forgets, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
