// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// line: 25
// message: last == 0
//
// A failure at the end of a long execution, which is reported with all its steps.
#include <assert.h>
#include <pthread.h>

enum { ROUNDS = 20000 };

static int last;

static void *count(void *unused) {
    for (int i = 0; i < ROUNDS; i++) last = last + 1;
    return unused;
}

int main(void) {
    pthread_t other;
    pthread_create(&other, 0, count, 0);
    pthread_join(other, 0);
    assert(last == 0);
    return 0;
}
