// A bounded queue: `put` waits while the queue is full, `take` waits while it is empty.
//
// Both test again after each wait. But producers and consumers wait on the same condition variable, and
// `pthread_cond_signal` may wake the wrong one: Mazurka finds an execution that hangs.

#include <assert.h>
#include <pthread.h>

enum { CAPACITY = 1 };

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int slots[CAPACITY];
static int first, count;

static void put(int value) {
    pthread_mutex_lock(&mutex);
    while (count == CAPACITY) pthread_cond_wait(&changed, &mutex);
    assert(count < CAPACITY);
    slots[(first + count) % CAPACITY] = value;
    count++;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&mutex);
}

static int take(void) {
    pthread_mutex_lock(&mutex);
    while (count == 0) pthread_cond_wait(&changed, &mutex);
    assert(count > 0);
    int value = slots[first];
    first = (first + 1) % CAPACITY;
    count--;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&mutex);
    return value;
}

static void *consume(void *unused) {
    (void)take();
    return unused;
}

int main(void) {
    pthread_t consumers[2];
    for (int i = 0; i < 2; i++) pthread_create(&consumers[i], 0, consume, 0);
    put(1);
    put(2);
    for (int i = 0; i < 2; i++) pthread_join(consumers[i], 0);
    assert(count == 0);
    return 0;
}
