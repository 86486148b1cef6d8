// mazurka: --algorithm stateful
// verdict: verified
//
// A thread moves a flag up and down until it is answered; the other one waits to see it up. Alone, each of them runs
// forever.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int up, answer;

static void *wave(void *unused) {
    do {
        atomic_store(&up, 1);
        atomic_store(&up, 0);
    } while (!atomic_load(&answer));
    return unused;
}

static void *look(void *unused) {
    while (!atomic_load(&up));
    atomic_store(&answer, 1);
    return unused;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, wave, 0);
    pthread_create(&b, 0, look, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
