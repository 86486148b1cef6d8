// mazurka:
// verdict: verified
//
// RCU with one counter of readers per phase: who replaces the value waits until nobody reads the old one.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int phase, readers[2];
static _Atomic(int *) current;

static void *reader(void *unused) {
    int mine = atomic_load(&phase);
    atomic_fetch_add(&readers[mine], 1);
    int *value = atomic_load(&current);
    assert(*value == 1 || *value == 2);
    atomic_fetch_sub(&readers[mine], 1);
    return unused;
}

static void wait_for_readers(void) {
    for (int i = 0; i < 2; i++) {
        int old = atomic_load(&phase);
        atomic_store(&phase, !old);
        while (atomic_load(&readers[old])) {
        }
    }
}

int main(void) {
    pthread_t other;
    int *first = malloc(sizeof *first), *second = malloc(sizeof *second);
    *first = 1;
    *second = 2;
    atomic_store(&current, first);
    pthread_create(&other, 0, reader, 0);
    atomic_store(&current, second);
    wait_for_readers();
    free(first);
    pthread_join(other, 0);
    free(second);
    return 0;
}
