// mazurka: --algorithm auto
// verdict: violation
// violation: assertion
//
// A pool whose workers stop as soon as they are told to, with jobs left.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int jobs, done, stop;

static void *worker(void *unused) {
    for (int over = 0; !over;) {
        pthread_mutex_lock(&mutex);
        if (stop) {
            over = 1;
        } else if (jobs > 0) {
            jobs--;
            done++;
        }
        pthread_mutex_unlock(&mutex);
    }
    return unused;
}

int main(void) {
    pthread_t other;
    pthread_create(&other, 0, worker, 0);
    pthread_mutex_lock(&mutex);
    jobs = 1;
    pthread_mutex_unlock(&mutex);
    pthread_mutex_lock(&mutex);
    stop = 1;
    pthread_mutex_unlock(&mutex);
    pthread_join(other, 0);
    assert(done == 1);
    return 0;
}
