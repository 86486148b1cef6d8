// mazurka:
// verdict: verified
// executions: 2
// because: the two orders of two exchanges of one variable
//
// Of two exchanges exactly one sees the initial value.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;
static int seen[2];

static void *first_thread(void *unused) {
    (void)unused;
    seen[0] = atomic_exchange(&x, 1);
    return 0;
}

static void *second_thread(void *unused) {
    (void)unused;
    seen[1] = atomic_exchange(&x, 2);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, first_thread, 0);
    pthread_create(&second, 0, second_thread, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert((seen[0] == 0) != (seen[1] == 0));
    return 0;
}
