// mazurka:
// verdict: violation
// violation: livelock
// cause: livelock
// message: T1 runs forever in the loop
//
// The exchange waits until the word is not 1; but the loop looks at the word once more before it, so that
// waiting in the exchange alone does not tell whether the loop can be left. Here it cannot.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int word;

static void *spin(void *unused) {
    while (atomic_load(&word) != 0) atomic_exchange(&word, 1);
    return unused;
}

static void *set(void *unused) {
    atomic_store(&word, 1);
    return unused;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, spin, 0);
    pthread_create(&b, 0, set, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
