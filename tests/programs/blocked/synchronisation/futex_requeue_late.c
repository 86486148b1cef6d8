// mazurka:
// verdict: verified
//
// A thread that was moved to another word waits there until its time is over, or until it is woken.
#include <assert.h>
#include <errno.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

void __VERIFIER_assume(int condition);

static int first, second, late;

static void *sleeper(void *arg) {
    struct timespec time = {1, 0};
    if (syscall(SYS_futex, &first, FUTEX_WAIT, 0, &time, NULL, 0) == 0) return arg;
    assert(errno == ETIMEDOUT);
    late = 1;
    return arg;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, sleeper, NULL);
    __VERIFIER_assume(syscall(SYS_futex, &first, FUTEX_REQUEUE, 0, 1L, &second, 0) == 1);
    assert(syscall(SYS_futex, &first, FUTEX_WAKE, 1, NULL, NULL, 0) == 0);
    long woken = syscall(SYS_futex, &second, FUTEX_WAKE, 1, NULL, NULL, 0);
    pthread_join(thread, NULL);
    assert(woken == !late);
}
