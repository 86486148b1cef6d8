/* A consumer looks at a flag, and waits for a signal if it is not set. It looks before it locks the
   mutex: the producer can set the flag and signal in between, when no thread waits yet. */
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static atomic_int ready;

static void *consume(void *unused) {
    if (!ready) {
        pthread_mutex_lock(&mutex);
        pthread_cond_wait(&changed, &mutex);
        pthread_mutex_unlock(&mutex);
    }
    return unused;
}

static void *produce(void *unused) {
    pthread_mutex_lock(&mutex);
    ready = 1;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&mutex);
    return unused;
}

int main(void) {
    pthread_t consumer, producer;
    pthread_create(&consumer, 0, consume, 0);
    pthread_create(&producer, 0, produce, 0);
    pthread_join(consumer, 0);
    pthread_join(producer, 0);
    return 0;
}
