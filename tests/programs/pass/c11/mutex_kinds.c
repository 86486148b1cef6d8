// mazurka:
// verdict: verified
//
// Recursive and timed mutexes of C11, and the results of attempts.
#include <assert.h>
#include <threads.h>

static mtx_t recursive, timed;

static int attempt(void *unused) {
    (void)unused;
    struct timespec until = {0, 0};
    assert(mtx_trylock(&recursive) == thrd_busy);
    assert(mtx_timedlock(&timed, &until) == thrd_timedout);
    thrd_exit(3);
}

int main(void) {
    thrd_t thread;
    int result;
    mtx_init(&recursive, mtx_plain | mtx_recursive);
    mtx_init(&timed, mtx_timed);
    mtx_lock(&recursive);
    assert(mtx_trylock(&recursive) == thrd_success);
    mtx_unlock(&recursive);
    mtx_lock(&timed);
    thrd_create(&thread, attempt, 0);
    thrd_join(thread, &result);
    assert(result == 3);
    mtx_unlock(&timed);
    mtx_unlock(&recursive);
    assert(thrd_equal(thrd_current(), thrd_current()));
    thrd_yield();
    return 0;
}
