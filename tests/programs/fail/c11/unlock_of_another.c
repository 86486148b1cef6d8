// mazurka:
// verdict: violation
// violation: sync
// cause: unlocked by another thread
// line: 14
//
// A mutex of C11 is given back by another thread.
#include <threads.h>

static mtx_t mutex;

static int other(void *unused) {
    (void)unused;
    mtx_unlock(&mutex);
    return 0;
}

int main(void) {
    thrd_t thread;
    mtx_init(&mutex, mtx_plain);
    mtx_lock(&mutex);
    thrd_create(&thread, other, 0);
    thrd_join(thread, 0);
    return 0;
}
