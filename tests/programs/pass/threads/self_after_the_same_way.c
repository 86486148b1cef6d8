// mazurka:
// verdict: verified
// executions: 1
// because: the loads do not conflict, and additions whose results nobody uses commute
// naive: yes
//
// Two threads that are alike in everything but who they are.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;
static atomic_ulong sum;

static void *thread(void *unused) {
    (void)unused;
    (void)atomic_load(&x);
    atomic_fetch_add(&sum, (unsigned long)pthread_self());
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, thread, 0);
    pthread_create(&b, 0, thread, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(atomic_load(&sum) == (unsigned long)a + (unsigned long)b);
}
