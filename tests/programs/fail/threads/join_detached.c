// mazurka:
// verdict: violation
// violation: sync
// cause: none
// message: joined although it is detached
//
// A detached thread cannot be joined.
#include <assert.h>
#include <pthread.h>

static void *work(void *unused) {
    (void)unused;
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_create(&thread, &attributes, work, 0);
    pthread_join(thread, 0);
    return 0;
}
