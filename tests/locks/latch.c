// mazurka:
//
// A latch that two threads count down and a third waits for.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int missing = 2;
static int results[2];

// lock begin
static void count_down(void) {
    atomic_fetch_sub(&missing, 1);
}

static void wait_for_all(void) {
    while (atomic_load(&missing) != 0) {
    }
}
// lock end

static void *worker(void *number) {
    results[(long)number] = 1;
    count_down();
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, worker, (void *)0);
    pthread_create(&b, NULL, worker, (void *)1);
    wait_for_all();
    assert(results[0] == 1 && results[1] == 1);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
}
