// mazurka: -- -mcx16
// verdict: verified
// naive: yes
//
// Atomic operations of 16 bytes: no thread sees half of one.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct pair {
    long count, copy;
};
static _Atomic struct pair shared;

static void *add(void *unused) {
    struct pair old = atomic_load(&shared), next;
    do {
        assert(old.count == old.copy);
        next = (struct pair){old.count + 1, old.copy + 1};
    } while (!atomic_compare_exchange_strong(&shared, &old, next));
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, add, 0);
    add(0);
    pthread_join(t, 0);
    struct pair end = atomic_load(&shared);
    assert(end.count == 2 && end.copy == 2);
    return 0;
}
