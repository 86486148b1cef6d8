// mazurka: --check all
// verdict: verified
// executions: 2
// because: the load of the flag comes before the store or after it
//
// A release store and an acquire load that reads it order the data.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag;
static int data;

static void *write(void *unused) {
    (void)unused;
    data = 7;
    atomic_store_explicit(&flag, 1, memory_order_release);
    return 0;
}

static void *read(void *unused) {
    (void)unused;
    if (atomic_load_explicit(&flag, memory_order_acquire)) {
        assert(data == 7);
    }
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, write, 0);
    pthread_create(&second, 0, read, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
