// mazurka: --check data-races
// verdict: violation
// violation: data-race
//
// An attempt that fails orders nothing.
#include <pthread.h>

static pthread_mutex_t mutex;
static int x;

static void *first_thread(void *unused) {
    (void)unused;
    x = 1;
    pthread_mutex_lock(&mutex);
    pthread_mutex_unlock(&mutex);
    return 0;
}

static void *second_thread(void *unused) {
    (void)unused;
    if (pthread_mutex_trylock(&mutex)) x = 2;
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, first_thread, 0);
    pthread_create(&second, 0, second_thread, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
