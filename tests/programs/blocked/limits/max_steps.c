// mazurka: --max-steps 100
// verdict: incomplete
// executions: 1
// bounded: 1
// because: nothing races, and the one execution is too long
//
// An execution that is longer than the limit is cut.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *count(void *unused) {
    (void)unused;
    for (int i = 0; i < 1000; i++) atomic_fetch_add(&x, 1);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, count, 0);
    pthread_join(thread, 0);
    return 0;
}
