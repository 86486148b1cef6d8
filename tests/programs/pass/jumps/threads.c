// mazurka:
// verdict: verified
// executions: 2
// because: the threads jump in buffers of their own; only the order in which they take the mutex differs
// naive: yes
//
// Each thread leaves nested calls with longjmp, and unlocks where it lands.
#include <assert.h>
#include <pthread.h>
#include <setjmp.h>
#include <stddef.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int failures;

static void fail_at(jmp_buf *to, int n) {
    if (n == 0) longjmp(*to, 7);
    fail_at(to, n - 1);
}

static void *work(void *unused) {
    jmp_buf here;
    pthread_mutex_lock(&mutex);
    if (setjmp(here) == 0) fail_at(&here, 3);
    failures++;
    pthread_mutex_unlock(&mutex);
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, work, NULL);
    pthread_create(&b, NULL, work, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(failures == 2);
    return 0;
}
