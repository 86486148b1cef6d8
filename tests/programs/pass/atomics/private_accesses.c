// mazurka:
// verdict: verified
// executions: 1
// because: no two accesses of different threads overlap
//
// Threads that touch different elements of an array do not conflict, however often they do.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int cells[2];

static void *count(void *cell) {
    for (int i = 0; i < 5; i++) atomic_fetch_add((atomic_int *)cell, i);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, count, &cells[0]);
    pthread_create(&second, 0, count, &cells[1]);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(cells[0] == 10 && cells[1] == 10);
    return 0;
}
