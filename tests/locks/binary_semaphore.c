// mazurka:
//
// A binary semaphore that one thread raises for others: each item is taken once.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int is_empty = 1, is_full = 0;
static int item;
static int taken[2];

// lock begin
static void down(atomic_int *semaphore) {
    int raised = 1;
    while (!atomic_compare_exchange_strong(semaphore, &raised, 0)) {
        raised = 1;
    }
}

static void up(atomic_int *semaphore) {
    atomic_store(semaphore, 1);
}
// lock end

static void *consumer(void *unused) {
    (void)unused;
    down(&is_full);
    taken[item]++;
    up(&is_empty);
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, consumer, NULL);
    pthread_create(&b, NULL, consumer, NULL);
    for (int i = 0; i < 2; i++) {
        down(&is_empty);
        item = i;
        up(&is_full);
    }
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    down(&is_empty);
    assert(taken[0] == 1 && taken[1] == 1);
}
