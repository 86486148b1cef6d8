/* Two transfers lock the mutexes of two accounts, each in its own order. */
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t b = PTHREAD_MUTEX_INITIALIZER;
static int balance_a = 10, balance_b = 10;

static void *from_a_to_b(void *unused) {
    pthread_mutex_lock(&a);
    pthread_mutex_lock(&b);
    balance_a -= 1;
    balance_b += 1;
    pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&a);
    return unused;
}

static void *from_b_to_a(void *unused) {
    pthread_mutex_lock(&b);
    pthread_mutex_lock(&a);
    balance_b -= 1;
    balance_a += 1;
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&b);
    return unused;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, from_a_to_b, 0);
    pthread_create(&second, 0, from_b_to_a, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
