// mazurka: --loop-purity off --awaits off
// verdict: violation
// violation: deadlock
// cause: threads wait for each other
//
// Where the one thread was cut off in its spin lock it cannot end any more, but neither does it run forever: it comes
// to a mutex that is never given back. That is a deadlock, not a livelock.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int spin = 1;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *enter(void *unused) {
    while (atomic_exchange(&spin, 1)) {}
    atomic_store(&spin, 0);
    pthread_mutex_lock(&m);
    return unused;
}

int main(void) {
    pthread_t other;
    pthread_create(&other, 0, enter, 0);
    pthread_mutex_lock(&m);
    atomic_store(&spin, 0);
    pthread_join(other, 0);
    return 0;
}
