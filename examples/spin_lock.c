/* A spin lock that looks and takes in one step. The loop that waits needs no bound: an iteration that
   finds the lock taken changes nothing, so Mazurka does not explore it. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int locked;
static int counter;

static void lock(void) {
    while (atomic_exchange(&locked, 1))
        ;
}
static void unlock(void) { atomic_store(&locked, 0); }

static void *increment(void *unused) {
    lock();
    counter++;
    unlock();
    return unused;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, increment, 0);
    pthread_create(&second, 0, increment, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(counter == 2);
    return 0;
}
