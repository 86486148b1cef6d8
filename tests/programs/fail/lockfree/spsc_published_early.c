// mazurka:
// verdict: violation
// violation: assertion
// cause: inconsistent read
// line: 30
//
// The producer moves the index before it stores the value: the consumer can take what is not there
// yet.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define SIZE 2

static int ring[SIZE];
static atomic_int head, tail;

static void *producer(void *unused) {
    (void)unused;
    int at = atomic_load(&tail);
    atomic_store(&tail, at + 1);
    ring[at % SIZE] = 7;
    return 0;
}

static void *consumer(void *unused) {
    (void)unused;
    int at = atomic_load(&head);
    if (at != atomic_load(&tail)) {
        assert(ring[at % SIZE] == 7);
        atomic_store(&head, at + 1);
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
