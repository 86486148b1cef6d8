// mazurka:
// verdict: verified
// executions: 2
// because: who comes first succeeds, and the other then fails
// naive: yes
//
// Of two compare-and-swaps from the same value exactly one succeeds.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int owner;
static int won[2];

static void *first_thread(void *unused) {
    (void)unused;
    int expected = 0;
    won[0] = atomic_compare_exchange_strong(&owner, &expected, 1);
    return 0;
}

static void *second_thread(void *unused) {
    (void)unused;
    int expected = 0;
    won[1] = atomic_compare_exchange_strong(&owner, &expected, 2);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, first_thread, 0);
    pthread_create(&second, 0, second_thread, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(won[0] + won[1] == 1);
    assert(atomic_load(&owner) == (won[0] ? 1 : 2));
    return 0;
}
