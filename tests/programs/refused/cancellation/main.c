// mazurka:
// verdict: error
// message: main is cancelled where it may wait for a semaphore or a thread
//
// Main waits for the thread that cancels it.
#include <pthread.h>
#include <stddef.h>

static pthread_t first;

static void *worker(void *unused) {
    pthread_cancel(first);
    return NULL;
}

int main(void) {
    pthread_t thread;
    first = pthread_self();
    pthread_create(&thread, NULL, worker, NULL);
    pthread_join(thread, NULL);
    return 0;
}
