// mazurka:
// verdict: verified
// executions: 2
// because: each thread makes one step, in either order
// naive: yes
//
// A section may lock and unlock what is free: nobody sees it in between.
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <verifier.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int count;

static void __VERIFIER_atomic_increment(void) {
    pthread_mutex_lock(&mutex);
    count++;
    pthread_mutex_unlock(&mutex);
}

static void *work(void *unused) {
    __VERIFIER_atomic_increment();
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, work, NULL);
    pthread_create(&b, NULL, work, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(count == 2);
    return 0;
}
