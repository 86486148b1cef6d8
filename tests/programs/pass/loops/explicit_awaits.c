// mazurka:
// verdict: verified
// executions: 2
// because: either thread takes the lock first; waiting adds nothing
// naive: yes
//
// A lock made of an exchange that waits, and a wait for both to be done.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define EQUAL 2
extern int __VERIFIER_load_await_i32(atomic_int *variable, int condition, int operand);
extern int __VERIFIER_xchg_await_i32(atomic_int *variable, int value, int condition, int operand);
static atomic_int lock, done;
static int count;

static void *work(void *unused) {
    (void)unused;
    int before = __VERIFIER_xchg_await_i32(&lock, 1, EQUAL, 0);
    assert(before == 0);
    count++;
    atomic_store(&lock, 0);
    atomic_fetch_add(&done, 1);
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, work, 0);
    pthread_create(&b, 0, work, 0);
    __VERIFIER_load_await_i32(&done, EQUAL, 2);
    assert(count == 2);
    return 0;
}
