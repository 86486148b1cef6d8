// mazurka:
// verdict: verified
// naive: yes
//
// A spin lock as kernels write it: `xchg` takes it, a store releases it.
#include <assert.h>
#include <pthread.h>

static volatile int lock;
static int counter;

static void acquire(void) {
    int taken = 1;
    do {
        taken = 1;
        __asm__ volatile("xchgl %0, %1" : "+r"(taken), "+m"(lock) : : "memory");
    } while (taken);
}

static void release(void) {
    __asm__ volatile("movl $0, %0" : "=m"(lock) : : "memory");
}

static void *work(void *unused) {
    acquire();
    counter++;
    release();
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, work, 0);
    work(0);
    pthread_join(t, 0);
    assert(counter == 2);
    return 0;
}
