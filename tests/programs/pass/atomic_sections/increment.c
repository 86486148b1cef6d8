// mazurka:
// naive: yes
// verdict: verified
// executions: 2
// because: the two orders of two sections that conflict
//
// What stands between begin and end is one step.
#include <assert.h>
#include <pthread.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
static int count;

static void *increment(void *unused) {
    (void)unused;
    __VERIFIER_atomic_begin();
    count++;
    __VERIFIER_atomic_end();
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, increment, 0);
    pthread_create(&second, 0, increment, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(count == 2);
    return 0;
}
