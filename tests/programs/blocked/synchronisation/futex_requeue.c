// mazurka:
// verdict: verified
// executions: 8
// blocked: 4
// because: the queue is locked by both threads and by main, in 6 orders; main goes on in the two in which it is last,
// because: where it wakes the one or the other thread
// naive: yes
//
// One of two threads is woken, the other one is moved, and woken with what it waits for then.
#include <assert.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

void __VERIFIER_assume(int condition);

static int first, second;

static void *sleeper(void *arg) {
    syscall(SYS_futex, &first, FUTEX_WAIT, 0, NULL, NULL, 0);
    return arg;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++) pthread_create(&threads[i], NULL, sleeper, NULL);
    __VERIFIER_assume(syscall(SYS_futex, &first, FUTEX_REQUEUE, 1, 1L, &second, 0) == 2);
    assert(syscall(SYS_futex, &first, FUTEX_WAKE, 2, NULL, NULL, 0) == 0);
    assert(syscall(SYS_futex, &second, FUTEX_WAKE, 2, NULL, NULL, 0) == 1);
    for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
}
