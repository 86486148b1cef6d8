// mazurka:
// verdict: violation
// violation: assertion
// cause: race
// line: 28
//
// A reader that does not look at the sequence again can use values of two different writes.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int sequence, a, b;

static void *writer(void *unused) {
    (void)unused;
    atomic_fetch_add(&sequence, 1);
    atomic_store(&a, 1);
    atomic_store(&b, 1);
    atomic_fetch_add(&sequence, 1);
    return 0;
}

static void *reader(void *unused) {
    (void)unused;
    int before = atomic_load(&sequence);
    int x = atomic_load(&a), y = atomic_load(&b);
    if (before % 2 == 0) {
        assert(x == y);
    }
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, writer, 0);
    pthread_create(&second, 0, reader, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
