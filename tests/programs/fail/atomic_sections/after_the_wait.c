// mazurka:
// naive: yes
// verdict: violation
// violation: assertion
// line: 20
// cause: none
//
// What a section does once it need not wait any more is explored: it sees what main wrote under the lock.
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <verifier.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int value;

static void *work(void *unused) {
    __VERIFIER_atomic_begin();
    pthread_mutex_lock(&mutex);
    assert(value != 2);
    pthread_mutex_unlock(&mutex);
    __VERIFIER_atomic_end();
    return unused;
}

int main(void) {
    pthread_t a;
    pthread_mutex_lock(&mutex);
    pthread_create(&a, NULL, work, NULL);
    value = 1;
    value = 2;
    pthread_mutex_unlock(&mutex);
    pthread_join(a, NULL);
    return 0;
}
