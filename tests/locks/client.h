// The client of the locks that promise mutual exclusion: THREADS threads, numbered from 0, enter ROUNDS times each.
//
// An update that gets lost shows that two threads were inside at the same time, and a release that gets lost lets
// somebody wait forever: in the end main, as thread THREADS, enters too, if MAIN_ENTERS is not 0.
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
// How often a thread enters, if not all enter equally often.
#ifndef ROUNDS_OF
#define ROUNDS_OF(me) ROUNDS
#endif
#ifndef MAIN_ENTERS
#define MAIN_ENTERS 1
#endif

static void lock(int me);
static void unlock(int me);

static int counter;

static void enter(int me) {
    lock(me);
    int seen = counter;
    counter = seen + 1;
    unlock(me);
}

static void *client(void *number) {
    int me = (int)(long)number;
    for (int i = 0; i < ROUNDS_OF(me); i++) {
        enter(me);
    }
    return NULL;
}

int main(void) {
    pthread_t threads[THREADS];
    for (long i = 0; i < THREADS; i++) {
        pthread_create(&threads[i], NULL, client, (void *)i);
    }
    int expected = MAIN_ENTERS ? 1 : 0;
    for (int i = 0; i < THREADS; i++) {
        pthread_join(threads[i], NULL);
        expected += ROUNDS_OF(i);
    }
    if (MAIN_ENTERS) {
        enter(THREADS);
    }
    assert(counter == expected);
}
