// mazurka:
// naive: yes
// verdict: verified
// executions: 4
// blocked: 3
// because: the section comes before the load, the store or the unlock of main, where it has to wait, or after them
//
// A section that would have to wait for a lock begins when the lock is free.
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
