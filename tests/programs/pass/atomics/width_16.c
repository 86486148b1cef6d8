// mazurka:
// verdict: verified
// executions: 2
// because: one load and one store of one variable, in either order
// naive: yes
//
// A 16-bit atomic is stored and loaded as a whole: the reader sees the old or the new value, never
// a mixture.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static _Atomic uint16_t x;

static void *writer(void *unused) {
    (void)unused;
    atomic_store(&x, (uint16_t)0xa5a5u);
    return 0;
}

static void *reader(void *unused) {
    (void)unused;
    uint16_t seen = atomic_load(&x);
    assert(seen == 0 || seen == (uint16_t)0xa5a5u);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, writer, 0);
    pthread_create(&second, 0, reader, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(atomic_load(&x) == (uint16_t)0xa5a5u);
    return 0;
}
