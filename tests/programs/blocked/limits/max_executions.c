// mazurka: --max-executions 5 --independent-faa off
// verdict: incomplete
// executions: 5
// because: the limit; there are 20
//
// A limit on the number of executions cuts the exploration, and the verdict says so.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *count(void *unused) {
    (void)unused;
    for (int i = 0; i < 3; i++) atomic_fetch_add(&x, 1);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, count, 0);
    pthread_create(&second, 0, count, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(atomic_load(&x) == 6);
    return 0;
}
