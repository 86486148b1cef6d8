// mazurka: --algorithm stateful
// verdict: verified
//
// A thread gives a lock back and takes it again until a flag is set. Where it goes round while the other one waits for
// the lock, it would run forever alone; but the other one can get in between.
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int ready;

static void *poll(void *unused) {
    pthread_mutex_lock(&lock);
    while (!ready) {
        pthread_mutex_unlock(&lock);
        pthread_mutex_lock(&lock);
    }
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, poll, 0);
    pthread_mutex_lock(&lock);
    ready = 1;
    pthread_mutex_unlock(&lock);
    pthread_join(t, 0);
    return 0;
}
