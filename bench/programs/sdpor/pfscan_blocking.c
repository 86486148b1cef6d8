// Program of: Yang, Chen, Gopalakrishnan, Kirby, "Efficient Stateful Dynamic Partial Order
// Reduction", SPIN 2008 (pfscan, version with a blocking queue; a compact model of it, as the
// paper does not print the program).
//
// Workers take file names from a queue that main fills while they run; they wait while it is
// empty, and main waits until they are done.
//
// T: workers. F: files.
//
// Executions: for T, F, if a signal wakes any of the waiters / the first: 1,1: 12/12; 1,2: 40/40;
// 1,3: 140/140; 2,1: 624/528; 2,2: 7056/5232. Found by enumerating the orders of critical
// sections.

#include <assert.h>
#include <pthread.h>
#include <stdbool.h>

#ifndef T
#define T 2
#endif
#ifndef F
#define F 1
#endif

static pthread_mutex_t queue_lock = PTHREAD_MUTEX_INITIALIZER, total_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t more = PTHREAD_COND_INITIALIZER, done = PTHREAD_COND_INITIALIZER;
static int queue[F], length, total, active = T;
static bool closed;

static int hits_in(int file) { return file + 1; }

static void *worker(void *unused) {
    (void)unused;
    int hits = 0;
    for (;;) {
        pthread_mutex_lock(&queue_lock);
        while (length == 0 && !closed) pthread_cond_wait(&more, &queue_lock);
        if (length == 0) {
            pthread_mutex_unlock(&queue_lock);
            break;
        }
        int file = queue[--length];
        pthread_mutex_unlock(&queue_lock);
        hits += hits_in(file);
    }
    pthread_mutex_lock(&total_lock);
    total += hits;
    active--;
    if (active == 0) pthread_cond_signal(&done);
    pthread_mutex_unlock(&total_lock);
    return 0;
}

int main(void) {
    pthread_t threads[T];
    for (int t = 0; t < T; t++) pthread_create(&threads[t], 0, worker, 0);
    for (int f = 0; f < F; f++) {
        pthread_mutex_lock(&queue_lock);
        queue[length++] = f;
        pthread_cond_signal(&more);
        pthread_mutex_unlock(&queue_lock);
    }
    pthread_mutex_lock(&queue_lock);
    closed = true;
    pthread_cond_broadcast(&more);
    pthread_mutex_unlock(&queue_lock);
    pthread_mutex_lock(&total_lock);
    while (active > 0) pthread_cond_wait(&done, &total_lock);
    int sum = total;
    pthread_mutex_unlock(&total_lock);
    for (int t = 0; t < T; t++) pthread_join(threads[t], 0);
    assert(sum == F * (F + 1) / 2);
    return 0;
}
