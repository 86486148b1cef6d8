// mazurka:
// verdict: verified
//
// A buffer for one item between a producer and a consumer, two items in turn.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t filled = PTHREAD_COND_INITIALIZER, emptied = PTHREAD_COND_INITIALIZER;
static int full, item;

static void *produce(void *unused) {
    (void)unused;
    for (int i = 1; i <= 2; i++) {
        pthread_mutex_lock(&mutex);
        while (full) pthread_cond_wait(&emptied, &mutex);
        full = 1;
        item = i;
        pthread_cond_signal(&filled);
        pthread_mutex_unlock(&mutex);
    }
    return 0;
}

int main(void) {
    pthread_t producer;
    pthread_create(&producer, 0, produce, 0);
    for (int i = 1; i <= 2; i++) {
        pthread_mutex_lock(&mutex);
        while (!full) pthread_cond_wait(&filled, &mutex);
        assert(item == i);
        full = 0;
        pthread_cond_signal(&emptied);
        pthread_mutex_unlock(&mutex);
    }
    pthread_join(producer, 0);
    return 0;
}
