// mazurka:
// verdict: verified
// executions: 44
// because: counted by enumerating all schedules
//
// A ring buffer for one producer and one consumer: values come out in order, none twice.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define SIZE 2

static int ring[SIZE];
static atomic_int head, tail;

static void *producer(void *unused) {
    (void)unused;
    for (int value = 1; value <= 3; value++) {
        int at = atomic_load(&tail);
        if (at - atomic_load(&head) == SIZE) break;
        ring[at % SIZE] = value;
        atomic_store(&tail, at + 1);
    }
    return 0;
}

static void *consumer(void *unused) {
    (void)unused;
    int last = 0;
    for (int i = 0; i < 3; i++) {
        int at = atomic_load(&head);
        if (at == atomic_load(&tail)) continue;
        int value = ring[at % SIZE];
        assert(value == last + 1);
        last = value;
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
