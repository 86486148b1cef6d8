// mazurka:
// verdict: verified
//
// Epochs: a thread says in which epoch it reads; memory is freed once all who read have moved on.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#define IDLE 0

static atomic_int epoch = 1, announced;
static _Atomic(int *) shared;

static void *reader(void *unused) {
    int now;
    do {
        now = atomic_load(&epoch);
        atomic_store(&announced, now);
    } while (atomic_load(&epoch) != now);
    int *value = atomic_load(&shared);
    if (value) assert(*value == 5);
    atomic_store(&announced, IDLE);
    return unused;
}

int main(void) {
    pthread_t other;
    int *value = malloc(sizeof *value);
    *value = 5;
    atomic_store(&shared, value);
    pthread_create(&other, 0, reader, 0);
    atomic_store(&shared, 0);
    int before = atomic_fetch_add(&epoch, 1), seen;
    while ((seen = atomic_load(&announced)) != IDLE && seen <= before) {
    }
    free(value);
    pthread_join(other, 0);
    return 0;
}
