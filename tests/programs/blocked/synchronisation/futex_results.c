// mazurka:
// verdict: verified
// executions: 2
// blocked: 1
// because: the only choice is whether the timed wait ends before somebody wakes it, which nobody does
//
// What the calls return: how many were woken; that the word is another one; that the time is over.
#include <assert.h>
#include <errno.h>
#include <linux/futex.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static int word = 1;

int main(void) {
    assert(syscall(SYS_futex, &word, FUTEX_WAKE, 1, NULL, NULL, 0) == 0);
    assert(syscall(SYS_futex, &word, FUTEX_WAIT, 0, NULL, NULL, 0) == -1 && errno == EAGAIN);
    struct timespec time = {0, 1};
    assert(syscall(SYS_futex, &word, FUTEX_WAIT, 1, &time, NULL, 0) == -1 && errno == ETIMEDOUT);
}
