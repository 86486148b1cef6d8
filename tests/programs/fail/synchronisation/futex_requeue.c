// mazurka:
// verdict: violation
// violation: deadlock
//
// Whoever wakes all lets the others wait for the mutex, but its word does not say that anybody waits for it: who has it
// releases it without waking.
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_int word, sequence;
static int ready;

static long futex(atomic_int *at, int operation, int value, long second, atomic_int *other) {
    return syscall(SYS_futex, at, operation, value, second, other, 0);
}

// 0 free, 1 taken, 2 taken and perhaps waited for.
static void lock(void) {
    int free = 0;
    if (atomic_compare_exchange_strong(&word, &free, 1)) return;
    while (atomic_exchange(&word, 2) != 0) futex(&word, FUTEX_WAIT, 2, 0, NULL);
}

static void unlock(void) {
    if (atomic_exchange(&word, 0) == 2) futex(&word, FUTEX_WAKE, 1, 0, NULL);
}

static void *sleeper(void *arg) {
    lock();
    while (!ready) {
        int before = sequence;
        unlock();
        futex(&sequence, FUTEX_WAIT, before, 0, NULL);
        lock();
    }
    unlock();
    return arg;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, sleeper, NULL);
    lock();
    ready = 1;
    sequence++;
    futex(&sequence, FUTEX_REQUEUE, 0, INT_MAX, &word);
    unlock();
    pthread_join(thread, NULL);
}
