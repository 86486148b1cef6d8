// mazurka: --loop-purity off
// verdict: verified
//
// Compound assignment to an atomic is one indivisible step, also where the processor has no such
// instruction.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x = 1;

static void *triple(void *unused) {
    (void)unused;
    x *= 3;
    return 0;
}

static void *quintuple(void *unused) {
    (void)unused;
    x *= 5;
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, triple, 0);
    pthread_create(&second, 0, quintuple, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(x == 15);
    return 0;
}
