// mazurka: --main-return thread
// verdict: verified
//
// Two threads that want to enter, and give way to each other as often as they meet.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int wants[2], inside;

static void *enter(void *argument) {
    int me = (int)(long)argument;
    atomic_store(&wants[me], 1);
    while (atomic_load(&wants[1 - me])) {
        atomic_store(&wants[me], 0);
        atomic_store(&wants[me], 1);
    }
    assert(atomic_fetch_add(&inside, 1) == 0);
    atomic_fetch_sub(&inside, 1);
    atomic_store(&wants[me], 0);
    return 0;
}

int main(void) {
    pthread_t other;
    pthread_create(&other, 0, enter, (void *)1L);
    enter((void *)0L);
    pthread_join(other, 0);
    return 0;
}
