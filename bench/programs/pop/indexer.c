// Program of: Abdulla, Atig, Das, Jonsson, Sagonas, "Parsimonious Optimal Dynamic Partial Order
// Reduction", CAV 2024, Table 1 (indexer).
//
// N threads insert 4 keys each into a hash table of 128 cells with open addressing and one mutex
// per cell. The first 11 threads have no cell in common; each further thread meets others in 3
// cells.
//
// N: threads.
//
// Executions: 8 to the power max(0, N - 11): 1, 8, 64, 512 for N = 11..14. Published: 4096, 32768,
// 262144 for N = 15, 16, 17.

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#ifndef N
#define N 13
#endif
#define CELLS 128
#define KEYS 4

static pthread_mutex_t cell_lock[CELLS];
static atomic_int cell[CELLS];

static void insert(int key) {
    int h = key * 7 % CELLS;
    for (;;) {
        bool inserted = false;
        pthread_mutex_lock(&cell_lock[h]);
        if (atomic_load(&cell[h]) == 0) {
            atomic_store(&cell[h], key);
            inserted = true;
        }
        pthread_mutex_unlock(&cell_lock[h]);
        if (inserted) return;
        h = (h + 1) % CELLS;
    }
}

static void *inserts(void *argument) {
    int t = (int)(intptr_t)argument;
    for (int m = 1; m <= KEYS; m++) insert(m * 11 + t);
    return 0;
}

int main(void) {
    pthread_t threads[N];
    for (int c = 0; c < CELLS; c++) pthread_mutex_init(&cell_lock[c], 0);
    for (int t = 0; t < N; t++) pthread_create(&threads[t], 0, inserts, (void *)(intptr_t)t);
    for (int t = 0; t < N; t++) pthread_join(threads[t], 0);
    return 0;
}
