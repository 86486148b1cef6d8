// A variant of indexer (CAV 2024, Table 1; see ../pop/indexer.c), in the style of SV-COMP.
//
// A function compares and swaps a cell of a table under its mutex, and is retried. The threads read
// their numbers through a pointer into an array of arguments, and everything is initialised at run time.
//
// N: threads.
//
// Executions: those of the original, because main writes each argument before it creates the thread.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 13
#endif
#define SIZE 128
#define KEYS 4

atomic_int table[SIZE];
pthread_mutex_t mutexes[SIZE];
pthread_t threads[N];
int arguments[N];

int compare_and_swap(atomic_int *cells, int at, int expected, int desired) {
    int swapped = 0;
    pthread_mutex_lock(&mutexes[at]);
    if (atomic_load_explicit(&cells[at], memory_order_seq_cst) == expected) {
        atomic_store_explicit(&cells[at], desired, memory_order_seq_cst);
        swapped = 1;
    }
    pthread_mutex_unlock(&mutexes[at]);
    return swapped;
}

void *insert_keys(void *argument) {
    int id = *((int *)argument);
    int inserted = 0;
    while (1) {
        if (inserted >= KEYS) return NULL;
        int key = ++inserted * 11 + id;
        int at = key * 7 % SIZE;
        if (at < 0) assert(0);
        while (compare_and_swap(table, at, 0, key) == 0) at = (at + 1) % SIZE;
    }
}

int main(int argc, char *argv[]) {
    int i;
    for (i = 0; i < SIZE; i++) pthread_mutex_init(&mutexes[i], NULL);
    for (i = 0; i < SIZE; i++) atomic_init(&table[i], 0);
    for (i = 0; i < N; i++) {
        arguments[i] = i;
        pthread_create(&threads[i], NULL, insert_keys, &arguments[i]);
    }
    for (i = 0; i < N; i++) pthread_join(threads[i], NULL);
    return 0;
}
