// mazurka:
// verdict: verified
// executions: 2
// because: either thread is the first to write
//
// Threads that compute for long between two visible operations. That is no loop without end.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_uint last;

static void *compute(void *start) {
    unsigned sum = (unsigned)(unsigned long)start;
    for (unsigned i = 0; i < 2500000; i++) sum += i ^ (sum >> 3);
    atomic_store(&last, sum | 1);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, compute, (void *)1);
    pthread_create(&second, 0, compute, (void *)2);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(atomic_load(&last) != 0);
    return 0;
}
