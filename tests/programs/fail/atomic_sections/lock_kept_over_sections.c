// mazurka:
// naive: yes
// verdict: violation
// violation: deadlock
// cause: lock order
//
// Two locks in opposite orders, each taken in a section of its own: the sections do not make them one step.
#include <pthread.h>
#include <stddef.h>
#include <verifier.h>

static pthread_mutex_t left = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t right = PTHREAD_MUTEX_INITIALIZER;

static void take(pthread_mutex_t *mutex) {
    __VERIFIER_atomic_begin();
    pthread_mutex_lock(mutex);
    __VERIFIER_atomic_end();
}

static void *work(void *unused) {
    take(&right);
    take(&left);
    pthread_mutex_unlock(&left);
    pthread_mutex_unlock(&right);
    return unused;
}

int main(void) {
    pthread_t a;
    pthread_create(&a, NULL, work, NULL);
    take(&left);
    take(&right);
    pthread_mutex_unlock(&right);
    pthread_mutex_unlock(&left);
    pthread_join(a, NULL);
    return 0;
}
