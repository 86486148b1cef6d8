// mazurka:
// verdict: violation
// violation: memory
// cause: premature reclamation
//
// RCU without the wait for readers.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) current;

static void *reader(void *unused) {
    int *value = atomic_load(&current);
    assert(*value != 0);
    return unused;
}

int main(void) {
    pthread_t other;
    int *first = malloc(sizeof *first), *second = malloc(sizeof *second);
    *first = 1;
    *second = 2;
    atomic_store(&current, first);
    pthread_create(&other, 0, reader, 0);
    atomic_store(&current, second);
    free(first);
    pthread_join(other, 0);
    free(second);
    return 0;
}
