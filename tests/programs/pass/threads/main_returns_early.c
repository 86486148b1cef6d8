// mazurka:
// verdict: verified
// executions: 2
// because: the store comes before or after the load
//
// main returns while the threads are running; they are still explored to their end.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *first_thread(void *unused) {
    atomic_store(&x, 1);
    return unused;
}

static void *second_thread(void *unused) {
    int seen = atomic_load(&x);
    assert(seen == 0 || seen == 1);
    return unused;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, first_thread, 0);
    pthread_create(&second, 0, second_thread, 0);
    return 0;
}
