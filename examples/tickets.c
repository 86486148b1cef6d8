// Four threads take a number each and add it up under a lock; in whatever order, the sum is the same.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define THREADS 4

static atomic_int next_number;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int sum;

static void *take_number(void *unused) {
    int number = atomic_fetch_add(&next_number, 1);
    pthread_mutex_lock(&mutex);
    sum += number;
    pthread_mutex_unlock(&mutex);
    return unused;
}

int main(void) {
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++)
        pthread_create(&threads[i], 0, take_number, 0);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], 0);
    assert(sum == THREADS * (THREADS - 1) / 2);
}
