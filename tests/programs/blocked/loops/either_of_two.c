// mazurka:
// verdict: verified
// executions: 2
// blocked: 1
// because: the reader looks at the first flag before the store (blocked) or after it
//
// A loop that waits for either of two flags and has seen the first too early waits for the second.
// That is not a livelock: it would look at the first one again.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int first, second;

static void *writer(void *unused) {
    (void)unused;
    atomic_store(&first, 1);
    return 0;
}

static void *reader(void *unused) {
    (void)unused;
    while (!atomic_load(&first) && !atomic_load(&second)) {
    }
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, writer, 0);
    pthread_create(&b, 0, reader, 0);
    pthread_exit(0);
}
