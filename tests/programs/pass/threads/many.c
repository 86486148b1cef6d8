// mazurka:
// verdict: verified
// executions: 1
// because: each thread has its own element
//
// Twenty threads that share nothing are one execution.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

#define THREADS 20

static int cells[THREADS];

static void *fill(void *argument) {
    int i = (int)(intptr_t)argument;
    cells[i] = i;
    return 0;
}

int main(void) {
    pthread_t threads[THREADS];
    int sum = 0;
    for (int i = 0; i < THREADS; i++) pthread_create(&threads[i], 0, fill, (void *)(intptr_t)i);
    for (int i = 0; i < THREADS; i++) pthread_join(threads[i], 0);
    for (int i = 0; i < THREADS; i++) sum += cells[i];
    assert(sum == 190);
    return 0;
}
