// mazurka:
// verdict: violation
// violation: deadlock
// cause: lock order
// naive: yes
//
// Two mutexes locked in opposite orders: each thread can have one and wait for the other.
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;

static void *a_then_b(void *unused) {
    (void)unused;
    pthread_mutex_lock(&a);
    pthread_mutex_lock(&b);
    pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&a);
    return 0;
}

static void *b_then_a(void *unused) {
    (void)unused;
    pthread_mutex_lock(&b);
    pthread_mutex_lock(&a);
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&b);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, a_then_b, 0);
    pthread_create(&second, 0, b_then_a, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
