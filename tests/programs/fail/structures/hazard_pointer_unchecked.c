// mazurka:
// verdict: violation
// violation: memory
// cause: premature reclamation
//
// A hazard pointer without the second look: the value may have been retired before it was announced.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) shared, hazard;

static void *reader(void *unused) {
    int *value = atomic_load(&shared);
    atomic_store(&hazard, value);
    if (value) assert(*value == 5);
    atomic_store(&hazard, 0);
    return unused;
}

int main(void) {
    pthread_t other;
    int *value = malloc(sizeof *value);
    *value = 5;
    atomic_store(&shared, value);
    pthread_create(&other, 0, reader, 0);
    atomic_store(&shared, 0);
    while (atomic_load(&hazard) == value) {
    }
    free(value);
    pthread_join(other, 0);
    return 0;
}
