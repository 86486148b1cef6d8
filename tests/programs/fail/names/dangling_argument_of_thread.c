// mazurka:
// verdict: violation
// violation: memory
// cause: missing join
// message: after it went out of scope
//
// A thread gets the address of a local variable, which ends and is created again before the thread uses it.
#include <pthread.h>
static pthread_t thread;
static void *use(void *p) {
    *(int *)p = 1;
    return 0;
}
static void start(int create) {
    int x = 0;
    if (create)
        pthread_create(&thread, 0, use, &x);
}
int main(void) {
    start(1);
    start(0);
    start(0);
    pthread_join(thread, 0);
}
