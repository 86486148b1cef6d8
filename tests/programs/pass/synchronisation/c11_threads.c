// mazurka:
// verdict: verified
// executions: 2
// because: the two orders of two critical sections
//
// The threads and mutexes of C11.
#include <assert.h>
#include <threads.h>

static mtx_t mutex;
static int count;

static int increment(void *amount) {
    mtx_lock(&mutex);
    count += *(int *)amount;
    mtx_unlock(&mutex);
    return 5;
}

int main(void) {
    thrd_t first, second;
    int amounts[2] = {1, 2}, result;
    mtx_init(&mutex, mtx_plain);
    thrd_create(&first, increment, &amounts[0]);
    thrd_create(&second, increment, &amounts[1]);
    thrd_join(first, &result);
    thrd_join(second, 0);
    assert(count == 3 && result == 5);
    mtx_destroy(&mutex);
    return 0;
}
