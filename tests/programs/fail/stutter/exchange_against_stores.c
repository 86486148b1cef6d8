// mazurka: --keep-going --timeout 60s
// verdict: violation
// violation: livelock
// cause: never terminates
//
// One thread exchanges until it finds nothing, the other one stores something again and again: each sees what the
// other does, so that neither comes back by itself. They come back together.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, done;

static void *store(void *unused) {
    while (!done) x = 2;
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, store, 0);
    while (atomic_exchange(&x, 1) != 0) {
    }
    done = 1;
    pthread_join(thread, 0);
    return 0;
}
