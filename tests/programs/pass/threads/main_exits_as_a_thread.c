// mazurka:
// verdict: verified
// executions: 1
// because: the join comes after everything that main does
//
// main leaves with pthread_exit, and another thread joins it.
#include <assert.h>
#include <pthread.h>

static pthread_t main_thread;
static int value;

static void *wait_for_main(void *unused) {
    pthread_join(main_thread, 0);
    assert(value == 1);
    return unused;
}

int main(void) {
    pthread_t thread;
    main_thread = pthread_self();
    pthread_create(&thread, 0, wait_for_main, 0);
    value = 1;
    pthread_exit(0);
}
