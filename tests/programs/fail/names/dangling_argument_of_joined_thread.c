// mazurka:
// verdict: violation
// violation: memory
// cause: missing join
// message: after it went out of scope
//
// A thread gets the address of a local variable, which ends; another one of the same name is there until the
// thread has ended, and must not be taken for the first.
#include <pthread.h>
static pthread_t thread;
static void *use(void *p) {
    *(int *)p = 1;
    return 0;
}
static void run(int create) {
    int x = 0;
    if (create)
        pthread_create(&thread, 0, use, &x);
    else
        pthread_join(thread, 0);
}
int main(void) {
    run(1);
    run(0);
}
