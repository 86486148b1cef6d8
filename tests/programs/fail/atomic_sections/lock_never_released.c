// mazurka:
// naive: yes
// verdict: violation
// violation: deadlock
// cause: threads wait for each other
//
// A section that waits for a lock which nobody releases: main keeps it and waits for the thread.
#include <pthread.h>
#include <stddef.h>
#include <verifier.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int count;

static void *work(void *unused) {
    __VERIFIER_atomic_begin();
    count++;
    pthread_mutex_lock(&mutex);
    pthread_mutex_unlock(&mutex);
    __VERIFIER_atomic_end();
    return unused;
}

int main(void) {
    pthread_t a;
    pthread_mutex_lock(&mutex);
    pthread_create(&a, NULL, work, NULL);
    pthread_join(a, NULL);
    return count;
}
