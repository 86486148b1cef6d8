// mazurka:
// verdict: verified
// executions: 1
// because: there is no conflict
//
// A destructor that sets the value again is called four times at most.
#include <assert.h>
#include <pthread.h>

static pthread_key_t key;
static int calls;

static void destroy(void *value) {
    calls++;
    pthread_setspecific(key, value);
}

static void *work(void *unused) {
    (void)unused;
    pthread_setspecific(key, &calls);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_key_create(&key, destroy);
    pthread_create(&thread, 0, work, 0);
    pthread_join(thread, 0);
    assert(calls == 4);
    return 0;
}
