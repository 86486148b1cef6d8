// mazurka:
// verdict: verified
// naive: yes
//
// A lock as in "Futexes are tricky": 0 free, 1 taken, 2 taken and perhaps waited for.
#include <assert.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_int word;
static int count;

static void lock(void) {
    int free = 0;
    if (atomic_compare_exchange_strong(&word, &free, 1)) return;
    while (atomic_exchange(&word, 2) != 0) {
        syscall(SYS_futex, &word, FUTEX_WAIT_PRIVATE, 2, NULL, NULL, 0);
    }
}

static void unlock(void) {
    if (atomic_exchange(&word, 0) == 2) {
        syscall(SYS_futex, &word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
    }
}

static void *run(void *arg) {
    lock();
    count++;
    unlock();
    return arg;
}

int main(void) {
    pthread_t other;
    pthread_create(&other, NULL, run, NULL);
    run(NULL);
    pthread_join(other, NULL);
    assert(count == 2);
}
