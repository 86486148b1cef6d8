// mazurka:
// verdict: violation
// violation: memory
// cause: race
// message: access out of the bounds
//
// How large the block is depends on the reader's first load, which no register remembers when it comes to
// read there: after 1, 1, 1 there is room, after 0, 1, 1 there is not, although the thread seems to stand at
// the same place.

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int x, y;
static atomic_int *_Atomic shared;

static void *writer(void *unused) {
    (void)unused;
    atomic_store(&x, 1);
    return 0;
}

static void *reader(void *unused) {
    (void)unused;
    atomic_int *block = 0;
    int value = 0;
    for (int i = 0; i < 3; i++) {
        value = atomic_load(&x);
        unsigned long size = (value + 1) * sizeof(atomic_int);
        if (i == 0) block = malloc(size);
    }
    atomic_store(&shared, block);
    if (value == 1) atomic_store(&y, atomic_load(&block[1]));
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, writer, 0);
    pthread_create(&b, 0, reader, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
}
