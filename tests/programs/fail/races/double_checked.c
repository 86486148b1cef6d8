// mazurka: --check data-races
// verdict: violation
// violation: data-race
//
// Double-checked initialisation with a plain flag.
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int done, value;

static void *use(void *unused) {
    (void)unused;
    if (!done) {
        pthread_mutex_lock(&mutex);
        if (!done) {
            value = 7;
            done = 1;
        }
        pthread_mutex_unlock(&mutex);
    }
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
