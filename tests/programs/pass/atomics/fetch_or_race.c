// mazurka:
// verdict: verified
// executions: 2
// because: the two orders of two read-modify-writes of one variable
// naive: yes
//
// Bits that are set by read-modify-writes are not lost.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_uint bits;
static unsigned seen_first, seen_second;

static void *first_bit(void *unused) {
    (void)unused;
    seen_first = atomic_fetch_or(&bits, 1);
    return 0;
}

static void *second_bit(void *unused) {
    (void)unused;
    seen_second = atomic_fetch_or(&bits, 2);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, first_bit, 0);
    pthread_create(&second, 0, second_bit, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(atomic_load(&bits) == 3);
    assert((seen_first == 2) != (seen_second == 1));
    return 0;
}
