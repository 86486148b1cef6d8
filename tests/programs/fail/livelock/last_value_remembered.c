// mazurka:
// verdict: violation
// violation: livelock
// cause: livelock
// executions: 1
// line: 20
// message: T1 runs forever in the loop
// message: waiting for level == 3
// message: which no thread writes
//
// The loop remembers the last value that it has seen, but nobody uses that: it waits for the level, which nobody
// ever writes.
#include <pthread.h>
#include <stdatomic.h>

static atomic_uint level;

static unsigned await_level(unsigned wanted) {
    unsigned last = wanted, now;
    while ((now = atomic_load(&level)) != wanted) last = now;
    return last;
}

static void *waiter(void *unused) {
    await_level(3);
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, waiter, 0);
    pthread_join(t, 0);
    return 0;
}
