// mazurka:
// verdict: verified
// executions: 4
// because: the store comes before one of the three loads, or after all of them; main waits for both
// naive: yes
//
// The reader's registers are the same after 0, 1, 1 and 1, 1, 1; only its own array tells them apart.
// What it does next must follow from the array, not from what it did the last time it stood there.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, copy[3], sum;

static void *writer(void *unused) {
    (void)unused;
    atomic_store(&x, 1);
    return 0;
}

static void *reader(void *unused) {
    (void)unused;
    int seen[3];
    for (int i = 0; i < 3; i++) {
        int value = atomic_load(&x);
        atomic_store(&copy[i], value);
        seen[i] = value;
    }
    int total = 0;
    for (int i = 0; i < 3; i++) total += seen[i] << i;
    atomic_store(&sum, total);
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, reader, 0);
    pthread_create(&b, 0, writer, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    int total = 0;
    for (int i = 0; i < 3; i++) total += atomic_load(&copy[i]) << i;
    assert(atomic_load(&sum) == total);
}
