// Program of: Abdulla, Atig, Bønneland, Das, Jonsson, Lång, Sagonas, "Tailoring Stateless Model
// Checking for Event-Driven Multi-Threaded Programs", ATVA 2023 (sparse-mat).
//
// The sum of a matrix with M rows and N columns: one handler adds up columns, another their sums, while
// main looks which columns are finished.
//
// M, N: rows and columns.
//
// Executions: the sum over k of C(N,k)^2 k!: 7, 34, 209, 1546, 13327, 130922 for N = 2..7; published for
// N = 3, 5, 7 with M = 4. (main sees k columns unfinished ... the others in any order.) With handlers as
// locks 204 and 185520 for N = 3, 5.

#include <mazurka.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef M
#define M 4
#endif
#ifndef N
#define N 3
#endif

static mazurka_handler_t columns, sums;
static atomic_int cell[M][N], place[N], finished[N], sum;

static void add_column(void *argument) {
    int i = (int)(intptr_t)argument;
    i = atomic_load(&place[i]);
    int before = atomic_load(&cell[0][i]);
    before = atomic_fetch_add(&sum, before);
    (void)before;
    atomic_store(&finished[i], 1);
    atomic_store(&place[i], 0);
}

static void column(void *argument) {
    int i = (int)(intptr_t)argument;
    i = atomic_load(&place[i]);
    for (int j = 1; j < M; j++) {
        int before = atomic_load(&cell[j][i]);
        before = atomic_fetch_add(&cell[0][i], before);
        (void)before;
    }
    mazurka_post(sums, add_column, argument);
}

int main(void) {
    for (int i = 0; i < N; i++) {
        atomic_store(&place[i], i);
        for (int j = 0; j < M; j++) atomic_store(&cell[j][i], (i + j) % 2);
    }
    mazurka_handler_create(&columns);
    mazurka_handler_create(&sums);
    mazurka_handler_start(columns);
    mazurka_handler_start(sums);
    for (int i = 0; i < N; i++) mazurka_post(columns, column, (void *)(intptr_t)i);
    for (int i = 0; i < N; i++) {
        int seen = atomic_load(&finished[i]);
        (void)seen;
    }
    return 0;
}
