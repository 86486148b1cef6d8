// The client of the barriers: in each of ROUNDS rounds, every thread writes its slot before it arrives, and must find the
// slots of all others written when it leaves.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef THREADS
#define THREADS 2
#endif
#ifndef ROUNDS
#define ROUNDS 2
#endif

static void arrive(int me);

static int slots[THREADS];

static void *client(void *number) {
    int me = (int)(long)number;
    for (int round = 1; round <= ROUNDS; round++) {
        slots[me] = round;
        arrive(me);
        for (int i = 0; i < THREADS; i++) {
            assert(slots[i] == round || slots[i] == round + 1);
        }
    }
    return NULL;
}

int main(void) {
    pthread_t threads[THREADS];
    for (long i = 0; i < THREADS; i++) {
        pthread_create(&threads[i], NULL, client, (void *)i);
    }
    for (int i = 0; i < THREADS; i++) {
        pthread_join(threads[i], NULL);
    }
}
