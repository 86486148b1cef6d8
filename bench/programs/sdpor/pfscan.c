// Program of: Yang, Chen, Gopalakrishnan, Kirby, "Efficient Stateful Dynamic Partial Order
// Reduction", SPIN 2008 (pfscan, version with a full queue; a compact model of it, as the paper
// does not print the program).
//
// Workers take file names from a queue that main has filled, search, and add up what they found.
//
// T: workers. F: files.
//
// Executions: T^F * (T!)^2: for T, F = 2,2: 16; 2,3: 32; 3,2: 324; 4,2: 9216. Each file is taken
// by one of T workers, and the workers then find the queue empty, and add, in any order.

#include <assert.h>
#include <pthread.h>

#ifndef T
#define T 2
#endif
#ifndef F
#define F 2
#endif

static pthread_mutex_t queue_lock = PTHREAD_MUTEX_INITIALIZER, total_lock = PTHREAD_MUTEX_INITIALIZER;
static int queue[F], length, total;

static int hits_in(int file) { return file + 1; }

static void *worker(void *unused) {
    (void)unused;
    int hits = 0;
    for (;;) {
        pthread_mutex_lock(&queue_lock);
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
    pthread_mutex_unlock(&total_lock);
    return 0;
}

int main(void) {
    pthread_t threads[T];
    for (int f = 0; f < F; f++) queue[length++] = f;
    for (int t = 0; t < T; t++) pthread_create(&threads[t], 0, worker, 0);
    for (int t = 0; t < T; t++) pthread_join(threads[t], 0);
    assert(total == F * (F + 1) / 2);
    return 0;
}
