// mazurka: --check data-races
// verdict: violation
// violation: data-race
//
// A plain read of what another thread writes atomically.
#include <pthread.h>

static int x;

static void *write(void *unused) {
    (void)unused;
    __atomic_store_n(&x, 1, __ATOMIC_SEQ_CST);
    return 0;
}

static void *read(void *unused) {
    (void)unused;
    int value = x;
    (void)value;
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, write, 0);
    pthread_create(&second, 0, read, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
