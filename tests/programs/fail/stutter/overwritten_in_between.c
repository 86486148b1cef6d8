// mazurka:
// verdict: violation
// violation: assertion
// cause: race
// line: 20
//
// An iteration adds twice. Another thread overwrites what the first addition left, without looking: what comes
// before that does not matter any more, but what comes after it does.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, done;

static void *add(void *unused) {
    do {
        x = (x + 1) % 4;
        x = (x + 1) % 4;
    } while (!done);
    assert(x != 3);
    return unused;
}

int main(void) {
    pthread_t adder;
    pthread_create(&adder, 0, add, 0);
    x = 0;
    done = 1;
    pthread_join(adder, 0);
    return 0;
}
