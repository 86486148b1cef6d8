// mazurka:
// verdict: violation
// violation: assertion
// cause: inconsistent read
//
// A ring whose producer moves the tail before it fills the cell.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_uint tail;
static atomic_int cells[2];

static void *producer(void *unused) {
    unsigned at = atomic_fetch_add(&tail, 1);
    atomic_store(&cells[at], 7);
    return unused;
}

int main(void) {
    pthread_t other;
    pthread_create(&other, 0, producer, 0);
    while (atomic_load(&tail) == 0) {
    }
    assert(atomic_load(&cells[0]) == 7);
    pthread_join(other, 0);
    return 0;
}
