// mazurka:
// verdict: violation
// violation: livelock
// cause: livelock
// line: 14
// message: T1 runs forever in the loop
//
// What the loop looks at is a variable of the thread alone, so there is no visible operation in it, and
// nobody can end it.
#include <pthread.h>

static void *wait_for_nobody(void *unused) {
    volatile int go_on = 1;
    while (go_on);
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, wait_for_nobody, 0);
    pthread_join(t, 0);
    return 0;
}
