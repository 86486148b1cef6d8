// mazurka:
// verdict: verified
// executions: 6
// because: the two stores come in order at two of the places before, between and after two loads
// naive: yes
//
// What a thread writes to its own array on its way must be written each time it goes that way: here the
// array is read much later, when registers no longer know what it holds.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, log[2];

static void *writer(void *unused) {
    (void)unused;
    atomic_store(&x, 1);
    atomic_store(&x, 2);
    return 0;
}

static void *reader(void *unused) {
    (void)unused;
    int seen[4] = {7, 7, 7, 7};
    int last = 0;
    for (int i = 0; i < 2; i++) {
        last = atomic_load(&x);
        seen[last] = i;
        atomic_store(&log[i], last);
    }
    for (int i = 0; i < 2; i++) {
        int value = atomic_load(&log[i]);
        assert(seen[value] == i || (value == last && seen[value] == 1));
    }
    assert(seen[3] == 7);
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, reader, 0);
    pthread_create(&b, 0, writer, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
}
