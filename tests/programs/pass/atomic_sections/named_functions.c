// mazurka:
// naive: yes
// verdict: verified
// executions: 2
// because: the two orders of two sections that conflict
//
// A function whose name starts with __VERIFIER_atomic_ is a section.
#include <assert.h>
#include <pthread.h>

static int balance = 10;

static void __VERIFIER_atomic_withdraw(int amount) {
    if (balance >= amount) balance -= amount;
}

static void *withdraw(void *unused) {
    (void)unused;
    __VERIFIER_atomic_withdraw(7);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, withdraw, 0);
    pthread_create(&second, 0, withdraw, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(balance == 3);
    return 0;
}
