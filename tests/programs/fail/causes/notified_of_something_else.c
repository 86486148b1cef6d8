// mazurka:
// verdict: violation
// violation: assertion
// cause: `if` instead of `while` around a wait
// message: count > 0
//
// One condition variable for two conditions: a consumer is woken by the signal of another consumer, when the queue is as
// empty as it was when it began to wait, and takes from it. Nobody has changed anything since the notification.
#include <assert.h>
#include <pthread.h>

enum { CAPACITY = 1 };

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int slots[CAPACITY];
static int first, count;

static void put(int value) {
    pthread_mutex_lock(&mutex);
    if (count == CAPACITY) pthread_cond_wait(&changed, &mutex);
    assert(count < CAPACITY);
    slots[(first + count) % CAPACITY] = value;
    count++;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&mutex);
}

static int take(void) {
    pthread_mutex_lock(&mutex);
    if (count == 0) pthread_cond_wait(&changed, &mutex);
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
