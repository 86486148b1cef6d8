// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// line: 24
//
// The failure needs the right value and the right schedule.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern int mazurka_choose(int);
static atomic_int x;

static void *writer(void *unused) {
    (void)unused;
    atomic_store(&x, mazurka_choose(3));
    atomic_store(&x, 0);
    return 0;
}

static void *reader(void *unused) {
    (void)unused;
    assert(atomic_load(&x) != 2);
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
