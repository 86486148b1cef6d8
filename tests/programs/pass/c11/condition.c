// mazurka:
// verdict: verified
// naive: yes
//
// Condition variables, once and thread-specific storage of C11.
#include <assert.h>
#include <threads.h>

static mtx_t mutex;
static cnd_t changed;
static once_flag once = ONCE_FLAG_INIT;
static tss_t key;
static int ready, initialised, destroyed;

static void initialise(void) { initialised++; }

static void destroy(void *value) { destroyed += *(int *)value; }

static int waiter(void *number) {
    call_once(&once, initialise);
    tss_set(key, number);
    mtx_lock(&mutex);
    while (!ready) cnd_wait(&changed, &mutex);
    mtx_unlock(&mutex);
    assert(tss_get(key) == number);
    return 0;
}

int main(void) {
    thrd_t thread;
    static int number = 5;
    assert(mtx_init(&mutex, mtx_plain) == thrd_success && cnd_init(&changed) == thrd_success);
    assert(tss_create(&key, destroy) == thrd_success);
    assert(thrd_create(&thread, waiter, &number) == thrd_success);
    call_once(&once, initialise);
    mtx_lock(&mutex);
    ready = 1;
    cnd_signal(&changed);
    mtx_unlock(&mutex);
    thrd_join(thread, 0);
    assert(initialised == 1 && destroyed == 5);
    cnd_destroy(&changed);
    mtx_destroy(&mutex);
    tss_delete(key);
    return 0;
}
