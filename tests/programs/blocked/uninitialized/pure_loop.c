// mazurka:
// verdict: verified
//
// In an iteration of the loop that changes nothing, the variable has the value of the iteration before.
// Mazurka compares the two to cut off such iterations; before the first one there is nothing to compare
// with, which is no fault of the program.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int tail, owner;

static void *enqueue(void *unused)
{
    int end, mine = 0;
    while (!mine) {
        end = atomic_load(&tail);
        if (atomic_load(&tail) != end)
            continue;
        int seen = end;
        mine = atomic_compare_exchange_strong(&owner, &seen, end + 1);
    }
    atomic_store(&tail, end + 1);
    return NULL;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, enqueue, NULL);
    pthread_create(&two, NULL, enqueue, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(atomic_load(&tail) == 2);
    return 0;
}
