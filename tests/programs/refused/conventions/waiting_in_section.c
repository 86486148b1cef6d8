// mazurka:
// verdict: error
// message: waiting, choices, exceptions and thread creation are not supported in an atomic section
//
// A section that may have to wait for a lock is no single step.
#include <pthread.h>
#include <stddef.h>
#include <verifier.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int count;

static void *work(void *unused) {
    __VERIFIER_atomic_begin();
    pthread_mutex_lock(&mutex);
    count++;
    pthread_mutex_unlock(&mutex);
    __VERIFIER_atomic_end();
    return NULL;
}

int main(void) {
    pthread_t a;
    pthread_mutex_lock(&mutex);
    pthread_create(&a, NULL, work, NULL);
    count++;
    pthread_mutex_unlock(&mutex);
    pthread_join(a, NULL);
    return 0;
}
