// mazurka:
// verdict: verified
// executions: 4
// because: the load comes before, between or after three stores
// naive: yes
//
// Loops with a constant number of rounds need no bound.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *writer(void *unused) {
    (void)unused;
    for (int i = 0; i < 3; i++) atomic_store(&x, i + 1);
    return 0;
}

static void *reader(void *unused) {
    (void)unused;
    int seen = atomic_load(&x);
    assert(0 <= seen && seen <= 3);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, writer, 0);
    pthread_create(&second, 0, reader, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
