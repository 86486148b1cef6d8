// mazurka: --check data-races
// verdict: violation
// violation: data-race
//
// Two mutexes protect nothing.
#include <pthread.h>

static pthread_mutex_t a, b;
static int x;

static void *first_thread(void *unused) {
    (void)unused;
    pthread_mutex_lock(&a);
    x++;
    pthread_mutex_unlock(&a);
    return 0;
}

static void *second_thread(void *unused) {
    (void)unused;
    pthread_mutex_lock(&b);
    x++;
    pthread_mutex_unlock(&b);
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
