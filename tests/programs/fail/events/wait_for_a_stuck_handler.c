// mazurka:
// verdict: violation
// violation: deadlock
// cause: lock taken twice
//
// Waiting for a handler does nothing under the checker, so that main returns first. The message that
// waits forever is a deadlock all the same: compiled for real, main would wait for it.
#include <mazurka.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void twice(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    pthread_mutex_lock(&mutex);
}

int main(void) {
    mazurka_handler_t handler;
    mazurka_handler_create(&handler);
    mazurka_handler_start(handler);
    mazurka_post(handler, twice, 0);
    mazurka_handler_quit(handler);
    mazurka_handler_wait(handler);
    return 0;
}
