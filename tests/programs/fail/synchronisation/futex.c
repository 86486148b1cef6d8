// mazurka:
// verdict: violation
// violation: deadlock
// cause: no wake-up
//
// The lock is marked as taken, not as waited for, by a thread that goes to sleep: nobody wakes it.
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_int word;

static void lock(void) {
    while (atomic_exchange(&word, 1) != 0) {
        syscall(SYS_futex, &word, FUTEX_WAIT_PRIVATE, 1, NULL, NULL, 0);
    }
}

static void unlock(void) {
    if (atomic_exchange(&word, 0) == 2) {
        syscall(SYS_futex, &word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
    }
}

static void *run(void *arg) {
    lock();
    unlock();
    return arg;
}

int main(void) {
    pthread_t other;
    pthread_create(&other, NULL, run, NULL);
    run(NULL);
    pthread_join(other, NULL);
}
