// mazurka:
// verdict: verified
// executions: 2
// because: the worker gets the mutex before main and is signalled, or after it and sees the job
// naive: yes
//
// Returning from main ends the process, so a worker that waits for its next job is no deadlock, and a
// server that waits for its next request is no livelock.
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t more = PTHREAD_COND_INITIALIZER;
static int jobs;
static atomic_int request, answer;

static void *worker(void *unused) {
    pthread_mutex_lock(&mutex);
    for (;;) {
        while (jobs == 0)
            pthread_cond_wait(&more, &mutex);
        jobs--;
    }
    return unused;
}

static void *server(void *unused) {
    for (;;) {
        while (!atomic_load(&request)) {
        }
        atomic_store(&answer, 42);
        atomic_store(&request, 0);
    }
    return unused;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, worker, 0);
    pthread_detach(first);
    pthread_create(&second, 0, server, 0);
    pthread_detach(second);
    pthread_mutex_lock(&mutex);
    jobs++;
    pthread_cond_signal(&more);
    pthread_mutex_unlock(&mutex);
    return 0;
}
