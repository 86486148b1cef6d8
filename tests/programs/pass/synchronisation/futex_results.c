// mazurka:
// verdict: verified
// executions: 1
// because: one thread, and nothing to choose
//
// What the calls return where nobody waits: which arguments are refused, and what FUTEX_WAKE_OP does to the second word.
// The results are those of Linux.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <linux/futex.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

static int a, b = 5;

static long futex(int *at, int operation, int value, long second, int *other, int third) {
    errno = 0;
    return syscall(SYS_futex, at, operation, value, second, other, third);
}

int main(void) {
    assert(futex(&a, FUTEX_WAKE_BITSET, 1, 0, NULL, 0) == -1 && errno == EINVAL);
    assert(futex(&a, FUTEX_WAIT_BITSET, 1, 0, NULL, 0) == -1 && errno == EINVAL);
    assert(futex(&a, FUTEX_WAIT_BITSET, 1, 0, NULL, 4) == -1 && errno == EAGAIN);
    assert(futex(&a, FUTEX_WAKE_BITSET, 1, 0, NULL, 4) == 0);
    assert(futex(&a, FUTEX_CMP_REQUEUE, 1, 1, &b, 1) == -1 && errno == EAGAIN);
    assert(futex(&a, FUTEX_CMP_REQUEUE, 1, 1, &b, 0) == 0);
    assert(futex(&a, FUTEX_CMP_REQUEUE, 1, 1, &a, 0) == 0);
    assert(futex(&a, FUTEX_REQUEUE, -1, 1, &b, 0) == -1 && errno == EINVAL);
    assert(futex(&a, FUTEX_REQUEUE, 1, -1, &b, 0) == -1 && errno == EINVAL);
    assert(futex(&a, FUTEX_WAKE_OP, 1, 1, &b, FUTEX_OP(FUTEX_OP_ADD, 3, FUTEX_OP_CMP_EQ, 5)) == 0 && b == 8);
    assert(futex(&a, FUTEX_WAKE_OP, 1, 1, &b, FUTEX_OP(FUTEX_OP_ANDN, 8, FUTEX_OP_CMP_LT, 5)) == 0 && b == 0);
    assert(futex(&a, FUTEX_WAKE_OP, 1, 1, &b, FUTEX_OP(FUTEX_OP_SET, -1, FUTEX_OP_CMP_GE, 5)) == 0 && b == -1);
    assert(futex(&a, FUTEX_WAKE_OP, 1, 1, &b, FUTEX_OP(FUTEX_OP_XOR, 1, FUTEX_OP_CMP_NE, 5)) == 0 && b == -2);
    b = 0;
    unsigned shifted = FUTEX_OP(FUTEX_OP_OR | FUTEX_OP_OPARG_SHIFT, 4, FUTEX_OP_CMP_GT, -1);
    assert(futex(&a, FUTEX_WAKE_OP, 1, 1, &b, shifted) == 0 && b == 16);
    assert(syscall(SYS_gettid) == gettid() && syscall(SYS_getpid) == getpid());
}
