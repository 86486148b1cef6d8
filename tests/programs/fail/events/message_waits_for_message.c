// mazurka:
// verdict: violation
// violation: deadlock
// cause: threads wait for each other
//
// A message joins a thread that waits for a lock which only another message of the same handler would give
// back: the handler never comes to it.

#include <mazurka.h>
#include <pthread.h>

static mazurka_handler_t handler;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *locker(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    pthread_mutex_unlock(&mutex);
    return 0;
}

static void release(void *unused) {
    (void)unused;
    pthread_mutex_unlock(&mutex);
}

static void acquire(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    mazurka_post(handler, release, 0);
    pthread_t thread;
    pthread_create(&thread, 0, locker, 0);
    pthread_join(thread, 0);
}

int main(void) {
    mazurka_handler_create(&handler);
    mazurka_handler_start(handler);
    mazurka_post(handler, acquire, 0);
    return 0;
}
