// mazurka: --loop-purity off --awaits off --unroll 3
// verdict: incomplete
// executions: 4
// bounded: 1
// because: the store comes before the first, second or third load, or after all three
//
// Without loop purity a waiting loop has executions of any length; a bound cuts them, and the
// verdict says so.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int ready;

static void *producer(void *unused) {
    (void)unused;
    atomic_store(&ready, 1);
    return 0;
}

static void *consumer(void *unused) {
    (void)unused;
    while (!atomic_load(&ready)) {
    }
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
