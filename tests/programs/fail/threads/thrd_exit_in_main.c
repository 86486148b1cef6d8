// mazurka:
// verdict: violation
// violation: livelock
// cause: livelock
// naive: yes
//
// thrd_exit in main keeps the process too: the other thread waits for a value that nobody writes.
#include <stdatomic.h>
#include <threads.h>

static atomic_int ready;

static int waiter(void *unused) {
    (void)unused;
    while (!atomic_load(&ready)) {
    }
    return 0;
}

int main(void) {
    thrd_t thread;
    thrd_create(&thread, waiter, 0);
    thrd_exit(0);
}
