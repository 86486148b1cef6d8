// mazurka:
// verdict: violation
// violation: livelock
// cause: livelock
// message: T1 waits forever
// message: waiting for x >= 2; the value is 1, last written by T2
//
// An await that the program states itself, for a value that is never written.
#include <pthread.h>
#include <stdatomic.h>

#define GREATER 1
#define EQUAL 2
#define SIGNED 8
extern int __VERIFIER_load_await_i32(atomic_int *variable, int condition, int operand);
static atomic_int x;

static void *waiter(void *unused) {
    (void)unused;
    __VERIFIER_load_await_i32(&x, SIGNED | GREATER | EQUAL, 2);
    return 0;
}

static void *writer(void *unused) {
    (void)unused;
    atomic_store(&x, 1);
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, waiter, 0);
    pthread_create(&b, 0, writer, 0);
    pthread_exit(0);
}
