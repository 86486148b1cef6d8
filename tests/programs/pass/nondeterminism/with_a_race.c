// mazurka:
// verdict: verified
// executions: 3
// because: no store, or a store before or after the load
//
// One value of the choice leads to a race, the other does not.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern int mazurka_choose(int);
static atomic_int x;

static void *writer(void *unused) {
    (void)unused;
    if (mazurka_choose(2)) atomic_store(&x, 1);
    return 0;
}

static void *reader(void *unused) {
    (void)unused;
    (void)atomic_load(&x);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, writer, 0);
    pthread_create(&second, 0, reader, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(atomic_load(&x) < 2);
    return 0;
}
