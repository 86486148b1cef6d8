// mazurka:
// verdict: verified
// naive: yes
//
// A timed lock does not deadlock where a plain one would.
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_mutex_t a, b;

static void *one(void *unused) {
    (void)unused;
    struct timespec until = {0, 0};
    pthread_mutex_lock(&a);
    int result = pthread_mutex_timedlock(&b, &until);
    assert(result == 0 || result == ETIMEDOUT);
    if (result == 0) pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&a);
    return 0;
}

static void *two(void *unused) {
    (void)unused;
    struct timespec until = {0, 0};
    pthread_mutex_lock(&b);
    int result = pthread_mutex_timedlock(&a, &until);
    assert(result == 0 || result == ETIMEDOUT);
    if (result == 0) pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&b);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, one, 0);
    pthread_create(&second, 0, two, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
