// mazurka: --algorithm auto
// verdict: verified
//
// A thread pool whose workers poll a queue under a lock, and stop when they are told to.
#include <assert.h>
#include <pthread.h>

struct pool {
    pthread_mutex_t mutex;
    int jobs[2], first, count, stop;
};

static struct pool pool = {.mutex = PTHREAD_MUTEX_INITIALIZER};
static int sum;

static void *worker(void *argument) {
    struct pool *p = argument;
    for (;;) {
        pthread_mutex_lock(&p->mutex);
        if (p->count > 0) {
            sum += p->jobs[p->first++];
            p->count--;
        } else if (p->stop) {
            pthread_mutex_unlock(&p->mutex);
            return 0;
        }
        pthread_mutex_unlock(&p->mutex);
    }
}

static void submit(struct pool *p, int job) {
    pthread_mutex_lock(&p->mutex);
    p->jobs[p->first + p->count++] = job;
    pthread_mutex_unlock(&p->mutex);
}

int main(void) {
    pthread_t other;
    pthread_create(&other, 0, worker, &pool);
    submit(&pool, 1);
    submit(&pool, 2);
    pthread_mutex_lock(&pool.mutex);
    pool.stop = 1;
    pthread_mutex_unlock(&pool.mutex);
    pthread_join(other, 0);
    assert(sum == 3);
    return 0;
}
