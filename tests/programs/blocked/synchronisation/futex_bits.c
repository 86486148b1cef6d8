// mazurka:
// verdict: verified
// executions: 14
// blocked: 6
// because: the queue is locked by both threads and by three wakings. If the first thread comes after the second waking, the
// because: third does not take place: 4 places for the second thread. Else the first thread has 2 places, and the second
// because: one 5, of which 4 are before the third waking: 8 complete, and 6 blocked
// naive: yes
//
// Each waking reaches only who waits with one of its bits.
#include <assert.h>
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

void __VERIFIER_assume(int condition);

static int word;

static void *sleeper(void *bits) {
    syscall(SYS_futex, &word, FUTEX_WAIT_BITSET, 0, NULL, NULL, (int)(long)bits);
    return bits;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, sleeper, (void *)5L);
    pthread_create(&threads[1], NULL, sleeper, (void *)2L);
    assert(syscall(SYS_futex, &word, FUTEX_WAKE_BITSET, INT_MAX, NULL, NULL, 8) == 0);
    __VERIFIER_assume(syscall(SYS_futex, &word, FUTEX_WAKE_BITSET, INT_MAX, NULL, NULL, 1) == 1);
    __VERIFIER_assume(syscall(SYS_futex, &word, FUTEX_WAKE_BITSET, 1, NULL, NULL, 6) == 1);
    for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
}
