// mazurka:
// verdict: verified
// naive: yes
//
// A thread sleeps until a word changes; whoever changes it wakes it.
#include <assert.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_int word;

static void *change(void *arg) {
    word = 1;
    syscall(SYS_futex, &word, FUTEX_WAKE, 1, NULL, NULL, 0);
    return arg;
}

int main(void) {
    pthread_t other;
    pthread_create(&other, NULL, change, NULL);
    while (word == 0) {
        syscall(SYS_futex, &word, FUTEX_WAIT, 0, NULL, NULL, 0);
    }
    pthread_join(other, NULL);
}
