// mazurka:
// verdict: violation
// violation: sync
// cause: none
// message: joined twice
//
// A thread can be joined once.
#include <assert.h>
#include <pthread.h>

static void *work(void *unused) {
    (void)unused;
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, work, 0);
    pthread_join(thread, 0);
    pthread_join(thread, 0);
    return 0;
}
