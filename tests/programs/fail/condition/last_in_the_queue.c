// mazurka: --check assertions
// verdict: violation
// violation: assertion
// cause: none
// unlike: `if` instead of `while` around a wait
// line: 30
//
// A signal may wake the thread that began to wait last.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int waiting;

static void *first_to_wait(void *unused) {
    pthread_mutex_lock(&mutex);
    waiting = 1;
    pthread_cond_wait(&changed, &mutex);
    pthread_mutex_unlock(&mutex);
    return unused;
}

static void *second_to_wait(void *unused) {
    pthread_mutex_lock(&mutex);
    if (waiting == 1) {
        waiting = 2;
        pthread_cond_wait(&changed, &mutex);
        // Only one signal is given.
        assert(0);
    }
    pthread_mutex_unlock(&mutex);
    return unused;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, first_to_wait, 0);
    pthread_create(&second, 0, second_to_wait, 0);
    pthread_mutex_lock(&mutex);
    if (waiting == 2) pthread_cond_signal(&changed);
    pthread_mutex_unlock(&mutex);
    return 0;
}
