// mazurka:
// verdict: verified
//
// A spin lock whose exchange is a loop around compare-and-swap: an iteration of the outer loop that finds the lock
// taken writes what was there.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int locked;
static int counter;

static int exchange(atomic_int *place, int value) {
    int old = atomic_load(place);
    while (!atomic_compare_exchange_strong(place, &old, value)) {}
    return old;
}

static void *count(void *unused) {
    while (exchange(&locked, 1)) {}
    counter++;
    atomic_store(&locked, 0);
    return unused;
}

int main(void) {
    pthread_t other;
    pthread_create(&other, 0, count, 0);
    count(0);
    pthread_join(other, 0);
    assert(counter == 2);
    return 0;
}
