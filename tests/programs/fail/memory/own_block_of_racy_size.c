// mazurka:
// verdict: violation
// violation: memory
// cause: race on a pointer or index
// message: access out of the bounds
//
// How large the reader's own block is depends on its first load, which no register remembers when it
// comes to write there: after 1, 1, 1 there is room, after 0, 1, 1 there is not.

#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;

static void *writer(void *unused) {
    (void)unused;
    atomic_store(&x, 1);
    return 0;
}

static void *reader(void *unused) {
    (void)unused;
    int *block = 0;
    int value = 0;
    for (int i = 0; i < 3; i++) {
        value = atomic_load(&x);
        unsigned long size = (value + 1) * sizeof(int);
        if (i == 0) block = __builtin_alloca(size);
    }
    if (value == 1) {
        block[value] = 5;
        atomic_store(&y, block[value] + 1);
    }
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, writer, 0);
    pthread_create(&b, 0, reader, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
}
