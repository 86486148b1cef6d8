// mazurka:
// verdict: violation
// violation: assertion
// cause: race
//
// A sequence lock whose writer announces itself too late: a reader may see half of what is written.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_uint sequence;
static atomic_int first, second;

static void *writer(void *unused) {
    atomic_store(&first, 1);
    atomic_fetch_add(&sequence, 1);
    atomic_store(&second, 1);
    atomic_fetch_add(&sequence, 1);
    return unused;
}

int main(void) {
    pthread_t other;
    pthread_create(&other, 0, writer, 0);
    unsigned before;
    int a, b;
    do {
        while ((before = atomic_load(&sequence)) % 2) {
        }
        a = atomic_load(&first);
        b = atomic_load(&second);
    } while (atomic_load(&sequence) != before);
    assert(a == b);
    pthread_join(other, 0);
    return 0;
}
