// mazurka:
// naive: yes
// verdict: violation
// violation: assertion
// cause: race
// line: 33
//
// Loading in one section and storing in another loses an update.
#include <assert.h>
#include <pthread.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
static int count;

static void *increment(void *unused) {
    (void)unused;
    __VERIFIER_atomic_begin();
    int seen = count;
    __VERIFIER_atomic_end();
    __VERIFIER_atomic_begin();
    count = seen + 1;
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
