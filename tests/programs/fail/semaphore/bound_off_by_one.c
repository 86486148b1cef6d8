// mazurka:
// verdict: violation
// violation: assertion
// cause: race
//
// A buffer of one slot with two permits: the second item overwrites the first.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t slots, items;
static int buffer;

static void *produce(void *unused) {
    (void)unused;
    for (int i = 1; i <= 2; i++) {
        sem_wait(&slots);
        buffer = i;
        sem_post(&items);
    }
    return 0;
}

int main(void) {
    pthread_t producer;
    sem_init(&slots, 0, 2);
    sem_init(&items, 0, 0);
    pthread_create(&producer, 0, produce, 0);
    for (int i = 1; i <= 2; i++) {
        sem_wait(&items);
        assert(buffer == i);
        sem_post(&slots);
    }
    pthread_join(producer, 0);
    return 0;
}
