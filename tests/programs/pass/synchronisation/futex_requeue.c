// mazurka:
// verdict: verified
//
// A condition variable on futexes: whoever waits is not woken but let wait for the mutex, whose word says that somebody
// does.
#include <assert.h>
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_int word, sequence;
static int ready, woken;

static long futex(atomic_int *at, int operation, int value, long second, atomic_int *other, int third) {
    return syscall(SYS_futex, at, operation, value, second, other, third);
}

// 0 free, 1 taken, 2 taken and perhaps waited for.
static void lock(void) {
    while (atomic_exchange(&word, 2) != 0) futex(&word, FUTEX_WAIT, 2, 0, NULL, 0);
}

static void unlock(void) {
    if (atomic_exchange(&word, 0) == 2) futex(&word, FUTEX_WAKE, 1, 0, NULL, 0);
}

static void wait(void) {
    int before = sequence;
    unlock();
    futex(&sequence, FUTEX_WAIT, before, 0, NULL, 0);
    lock();
}

// The mutex is held.
static void broadcast(void) {
    sequence++;
    futex(&sequence, FUTEX_CMP_REQUEUE, 0, INT_MAX, &word, sequence);
}

static void *sleeper(void *arg) {
    lock();
    while (!ready) wait();
    woken++;
    unlock();
    return arg;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, sleeper, NULL);
    lock();
    ready = 1;
    broadcast();
    unlock();
    pthread_join(thread, NULL);
    assert(woken);
}
