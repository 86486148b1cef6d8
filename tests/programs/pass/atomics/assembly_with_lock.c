// mazurka:
// verdict: verified
// executions: 2
// because: additions commute, and the two ways in which the last decrement can come differ
// naive: yes
//
// `lock` makes one step of an addition; reference counts take the flag that it sets.
#include <assert.h>
#include <pthread.h>

static volatile int counter, references = 2;
static int last;

static int released(void) {
    unsigned char zero;
    __asm__ volatile("lock; decl %0; sete %1" : "+m"(references), "=qm"(zero) : : "memory");
    return zero;
}

static void *add(void *unused) {
    __asm__ volatile("lock; addl $2, %0" : "+m"(counter));
    if (released())
        last++;
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, add, 0);
    add(0);
    pthread_join(t, 0);
    assert(counter == 4 && last == 1);
    return 0;
}
