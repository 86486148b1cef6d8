// mazurka:
// verdict: verified
// executions: 1
// because: the consumer goes on only after the store
//
// A loop that waits for a flag does not multiply executions: only the load that ends it counts.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int ready;
static int data;

static void *producer(void *unused) {
    (void)unused;
    data = 42;
    atomic_store(&ready, 1);
    return 0;
}

static void *consumer(void *unused) {
    (void)unused;
    while (!atomic_load(&ready)) {
    }
    assert(data == 42);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, producer, 0);
    pthread_create(&second, 0, consumer, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
