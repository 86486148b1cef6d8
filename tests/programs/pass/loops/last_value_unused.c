// mazurka:
// verdict: verified
// executions: 1
// because: nobody uses the last value seen, so all that counts is that the store comes before the last look
// naive: yes
//
// A wait that returns what it saw before, which its callers do not use; the stores before the last one go unseen.
#include <pthread.h>
#include <stdatomic.h>

static atomic_uint x;

static unsigned await_equal(atomic_uint *at, unsigned wanted) {
    unsigned last = wanted, seen;
    while ((seen = atomic_load(at)) != wanted) last = seen;
    return last;
}

static void *wait(void *unused) {
    await_equal(&x, 3);
    return unused;
}

int main(void) {
    pthread_t other;
    pthread_create(&other, 0, wait, 0);
    atomic_store(&x, 1);
    atomic_store(&x, 2);
    atomic_store(&x, 3);
    pthread_join(other, 0);
    return 0;
}
