// mazurka:
// naive: yes
// verdict: violation
// violation: assertion
// cause: race
// line: 25
//
// An assertion within a section is checked.
#include <assert.h>
#include <pthread.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
static int x;

static void *writer(void *unused) {
    (void)unused;
    x = 1;
    return 0;
}

static void *reader(void *unused) {
    (void)unused;
    __VERIFIER_atomic_begin();
    assert(x == 0);
    __VERIFIER_atomic_end();
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
