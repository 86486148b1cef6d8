// mazurka: --check all
// verdict: verified
//
// Relaxed accesses do not race with each other.
#include <pthread.h>

static int x;

static void *write(void *unused) {
    (void)unused;
    __atomic_store_n(&x, 1, __ATOMIC_RELAXED);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, write, 0);
    pthread_create(&second, 0, write, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
