// mazurka:
// verdict: verified
//
// An exchange made of compare-and-swap, in a function whose local variables are new in each iteration: their
// names come back, so that waiting is recognised and the exploration ends.
#include <pthread.h>
static unsigned lock;
static int compare_and_swap(unsigned *at, unsigned old, unsigned new, unsigned *seen) {
    *seen = old;
    return __atomic_compare_exchange_n(at, seen, new, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}
static unsigned exchange(unsigned *at, unsigned new) {
    unsigned old = __atomic_load_n(at, __ATOMIC_SEQ_CST);
    while (!compare_and_swap(at, old, new, &old))
        ;
    return old;
}
static void *work(void *unused) {
    while (exchange(&lock, 1))
        ;
    __atomic_store_n(&lock, 0, __ATOMIC_SEQ_CST);
    return 0;
}
int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, work, 0);
    pthread_create(&b, 0, work, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
}
