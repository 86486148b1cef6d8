// mazurka:
// verdict: verified
// naive: yes
//
// Whoever does not initialise waits until it is done, and the initialiser may lock.
#include <assert.h>
#include <pthread.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int value;

static void initialise(void) {
    pthread_mutex_lock(&mutex);
    value++;
    pthread_mutex_unlock(&mutex);
}

static void *use(void *unused) {
    (void)unused;
    pthread_once(&once, initialise);
    pthread_once(&once, initialise);
    assert(value == 1);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, use, 0);
    pthread_create(&second, 0, use, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
