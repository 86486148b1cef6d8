// mazurka:
// verdict: violation
// violation: assertion
// cause: lost update
// line: 24
//
// Without the prefix `lock`, an instruction that changes memory loads and stores.
#include <assert.h>
#include <pthread.h>

static volatile int counter;

static void *add(void *unused) {
    __asm__ volatile("incl %0" : "+m"(counter));
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, add, 0);
    add(0);
    pthread_join(t, 0);
    // A lost update.
    assert(counter == 2);
    return 0;
}
