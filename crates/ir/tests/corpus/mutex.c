// Two threads and a mutex.
#include <assert.h>
#include <pthread.h>
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int counter;
static void *worker(void *arg) {
    int times = *(int *)arg;
    for (int i = 0; i < times; i++) {
        pthread_mutex_lock(&lock);
        counter++;
        pthread_mutex_unlock(&lock);
    }
    return 0;
}
int main(void) {
    pthread_t threads[2];
    int times = 3;
    for (int i = 0; i < 2; i++) pthread_create(&threads[i], 0, worker, &times);
    for (int i = 0; i < 2; i++) pthread_join(threads[i], 0);
    assert(counter == 6);
    return 0;
}
