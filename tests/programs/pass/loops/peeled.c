// mazurka: --main-return thread
// verdict: verified
// executions: 1
// because: the reader waits for the last store, after all others
//
// A loop that looks once before it begins is a loop that looks first.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int left = 5;

static void *count_down(void *unused) {
    for (int i = 4; i >= 0; i--) atomic_store(&left, i);
    return unused;
}

static void *wait(void *unused) {
    int seen = atomic_load(&left);
    while (seen != 0) seen = atomic_load(&left);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], 0, wait, 0);
    pthread_create(&threads[1], 0, count_down, 0);
    return 0;
}
