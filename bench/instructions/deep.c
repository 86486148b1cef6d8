// One long execution: two threads that never meet, each with N rounds of local arithmetic over an array
// and a write. Nothing repeats, so the interpreter, its memory and its log do all the work.
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 40000
#endif

static atomic_uint result[2];

static void *work(void *argument) {
    long me = (long)argument;
    unsigned state[8] = {1, 2, 3, 4, 5, 6, 7, (unsigned)me};
    for (int i = 0; i < N; i++) {
        for (int k = 0; k < 8; k++) state[k] = state[(k + 1) % 8] * 1664525u + (state[k] >> 3) + i;
        atomic_store(&result[me], state[0]);
    }
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, work, (void *)0);
    pthread_create(&second, 0, work, (void *)1);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
