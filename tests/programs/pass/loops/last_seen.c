// mazurka:
// verdict: verified
// executions: 2
// because: the reader sees 1 and then 2, or 2 at once; it never looks at the same value again
//
// A loop that remembers what it saw is pure as long as it sees the same.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *writer(void *unused) {
    (void)unused;
    atomic_store(&x, 1);
    atomic_store(&x, 2);
    return 0;
}

static void *reader(void *unused) {
    (void)unused;
    int seen = 0;
    while (seen != 2) seen = atomic_load(&x);
    assert(seen == 2);
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, writer, 0);
    pthread_create(&b, 0, reader, 0);
    return 0;
}
