// mazurka:
// verdict: violation
// violation: assertion
// cause: missing join
// line: 13
//
// A handler runs while the other thread still does: it may come before the store or after it.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
atomic_int x;
void handler(void) { assert(x == 1); }
void *store(void *arg) {
    x = 1;
    return arg;
}
int main(void) {
    pthread_t t;
    atexit(handler);
    pthread_create(&t, NULL, store, NULL);
    exit(0);
}
