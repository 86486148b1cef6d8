// mazurka:
// naive: yes
// verdict: verified
// executions: 3
// blocked: 2
// because: the section comes before the load or the unlock of main, where it has to wait, or after them
//
// Nobody sees a part of a section that has to wait.
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <verifier.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int half_done;

static void *work(void *unused) {
    __VERIFIER_atomic_begin();
    half_done = 1;
    pthread_mutex_lock(&mutex);
    half_done = 0;
    pthread_mutex_unlock(&mutex);
    __VERIFIER_atomic_end();
    return unused;
}

int main(void) {
    pthread_t a;
    pthread_mutex_lock(&mutex);
    pthread_create(&a, NULL, work, NULL);
    assert(half_done == 0);
    pthread_mutex_unlock(&mutex);
    pthread_join(a, NULL);
    return 0;
}
