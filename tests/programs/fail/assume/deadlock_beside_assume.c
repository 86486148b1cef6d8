// mazurka:
// verdict: violation
// violation: deadlock
// cause: lock order
//
// A deadlock is found although another execution is blocked by an assumption.
#include <pthread.h>
#include <stdatomic.h>

extern void __VERIFIER_assume(int);
static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static atomic_int x;

static void *a_then_b(void *unused) {
    (void)unused;
    atomic_store(&x, 1);
    pthread_mutex_lock(&a);
    pthread_mutex_lock(&b);
    pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&a);
    return 0;
}

static void *b_then_a(void *unused) {
    (void)unused;
    int seen = atomic_load(&x);
    __VERIFIER_assume(seen);
    pthread_mutex_lock(&b);
    pthread_mutex_lock(&a);
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&b);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, a_then_b, 0);
    pthread_create(&second, 0, b_then_a, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
