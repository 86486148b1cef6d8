// Thread-local variables.
#include <pthread.h>
#include <stdatomic.h>
_Thread_local int mine = 3;
static __thread struct { int a; long b; } local;
extern __thread int elsewhere __attribute__((weak));
static atomic_int sum;
static int *address(void) { return &mine; }
static void *worker(void *arg) {
    mine += (int)(long)arg;
    local.b = mine;
    static __thread int calls;
    calls++;
    sum += *address() + (int)local.b + calls;
    return 0;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, (void *)5L);
    worker((void *)1L);
    pthread_join(t, 0);
    return sum;
}
