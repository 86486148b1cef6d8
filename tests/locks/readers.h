// The client of the locks for readers and writers: WRITERS threads write two variables, READERS threads read them.
//
// A reader must see both as the same writer left them, writers must not lose each other's updates, and in the end
// main writes, so that a release that got lost lets it wait forever.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef WRITERS
#define WRITERS 1
#endif
#ifndef READERS
#define READERS 1
#endif
#ifndef ROUNDS
#define ROUNDS 1
#endif

static void read_lock(int me);
static void read_unlock(int me);
static void write_lock(void);
static void write_unlock(void);

static int first, second;

static void enter_to_write(void) {
    write_lock();
    first++;
    second++;
    write_unlock();
}

static void *writer(void *unused) {
    (void)unused;
    for (int i = 0; i < ROUNDS; i++) {
        enter_to_write();
    }
    return NULL;
}

static void *reader(void *number) {
    for (int i = 0; i < ROUNDS; i++) {
        read_lock((int)(long)number);
        int seen = first;
        assert(second == seen);
        read_unlock((int)(long)number);
    }
    return NULL;
}

int main(void) {
    pthread_t threads[WRITERS + READERS];
    for (long i = 0; i < WRITERS + READERS; i++) {
        pthread_create(&threads[i], NULL, i < READERS ? reader : writer, (void *)i);
    }
    for (int i = 0; i < WRITERS + READERS; i++) {
        pthread_join(threads[i], NULL);
    }
    enter_to_write();
    assert(first == WRITERS * ROUNDS + 1 && second == first);
}
