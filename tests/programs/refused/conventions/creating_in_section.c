// mazurka:
// verdict: error
// message: thread creation are not supported in an atomic section
//
// A section that creates a thread is no single step.
#include <pthread.h>
#include <stddef.h>
#include <verifier.h>

static void *work(void *unused) { return unused; }

int main(void) {
    pthread_t a;
    __VERIFIER_atomic_begin();
    pthread_create(&a, NULL, work, NULL);
    __VERIFIER_atomic_end();
    pthread_join(a, NULL);
    return 0;
}
