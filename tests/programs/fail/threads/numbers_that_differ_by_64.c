// mazurka: --algorithm stateful --keep-going
// verdict: violation
// violation: deadlock
// cause: lock never released
// line: 17
//
// Threads 1 and 65 want one mutex, which thread 1 never releases. In the first execution thread 65 waits and does nothing; it
// can go on again where the step of thread 1 is undone.

#include <pthread.h>
#include <stdint.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *argument) {
    intptr_t number = (intptr_t)argument;
    if (number == 1 || number == 65) pthread_mutex_lock(&mutex);
    if (number == 65) pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void) {
    pthread_t threads[66];
    pthread_mutex_lock(&mutex);
    for (intptr_t k = 1; k <= 65; k++) pthread_create(&threads[k], 0, work, (void *)k);
    pthread_mutex_unlock(&mutex);
    for (int k = 1; k <= 65; k++) pthread_join(threads[k], 0);
    return 0;
}
