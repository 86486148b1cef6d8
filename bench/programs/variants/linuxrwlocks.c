// A variant of linuxrwlocks (CAV 2024, Table 1; see ../pop/linuxrwlocks.c), with the lock of Linux.
//
// The lock is a counter in a structure, and functions take a pointer to it. A writer subtracts the
// bias, and adds it back at once if somebody else was there.
//
// N: attempts of each of the two threads.
//
// Executions: C(4N, 2N), the merges of the 2N changes that each thread makes to the counter, whether or not
// its attempts succeed; the variable is accessed between two of them. 6, 70, 924 for N = 1, 2, 3. This counts
// unused fetch-and-adds as conflicting (--independent-faa off).

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif
#define BIAS 0x00100000

typedef struct {
    atomic_int counter;
} write_lock_t;

write_lock_t shared_lock;
atomic_int shared;

static inline bool try_lock(write_lock_t *lock) {
    int before = atomic_fetch_sub(&lock->counter, BIAS);
    if (before == BIAS) return true;
    atomic_fetch_add(&lock->counter, BIAS);
    return false;
}

static inline void unlock(write_lock_t *lock) {
    atomic_fetch_add(&lock->counter, BIAS);
}

static void attempts(write_lock_t *lock, atomic_int *data, int id) {
    for (int i = 0; i < N; i++) {
        if (try_lock(lock)) {
            atomic_store(data, id);
            assert(atomic_load(data) == id);
            unlock(lock);
        }
    }
}

void *first_writer(void *unused) {
    attempts(&shared_lock, &shared, 1);
    return NULL;
}

void *second_writer(void *unused) {
    attempts(&shared_lock, &shared, 2);
    return NULL;
}

int main(int argc, char **argv) {
    pthread_t first, second;
    atomic_init(&shared_lock.counter, BIAS);
    atomic_init(&shared, 0);
    pthread_create(&first, NULL, first_writer, NULL);
    pthread_create(&second, NULL, second_writer, NULL);
    pthread_join(first, NULL);
    pthread_join(second, NULL);
    return 0;
}
