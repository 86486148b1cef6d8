// Program of: Abdulla, Atig, Das, Jonsson, Sagonas, "Parsimonious Optimal Dynamic Partial Order
// Reduction", CAV 2024, Table 1 (linuxrwlocks).
//
// Two threads repeatedly try to get a lock with a compare-and-swap, and write a variable if they
// get it. A failed attempt is a read, and is not repeated.
//
// N: attempts of each of the two threads.
//
// Executions: 4, 26, 192, 1500, 12092 for N = 1..5, found by enumeration. Published: 99442,
// 829168, 6984234 for N = 6, 7, 8.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 4
#endif

static atomic_int lock, data;

static void *attempts(void *argument) {
    int id = (int)(intptr_t)argument;
    for (int i = 0; i < N; i++) {
        int expected = 0;
        if (atomic_compare_exchange_strong(&lock, &expected, 1)) {
            atomic_store(&data, id);
            assert(atomic_load(&data) == id);
            atomic_store(&lock, 0);
        }
    }
    return 0;
}

int main(void) {
    pthread_t first, second;
    atomic_store(&lock, 0);
    atomic_store(&data, 0);
    pthread_create(&first, 0, attempts, (void *)1);
    pthread_create(&second, 0, attempts, (void *)2);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
