// mazurka:
// verdict: verified
// executions: 1
// because: one thread
//
// The builtins named __sync.
#include <assert.h>

static int x, lock;

int main(void) {
    assert(__sync_fetch_and_add(&x, 5) == 0);
    assert(__sync_add_and_fetch(&x, 5) == 10);
    assert(__sync_sub_and_fetch(&x, 3) == 7);
    assert(__sync_fetch_and_or(&x, 8) == 7);
    assert(__sync_and_and_fetch(&x, 12) == 12);
    assert(__sync_xor_and_fetch(&x, 4) == 8);
    assert(__sync_bool_compare_and_swap(&x, 8, 1));
    assert(__sync_val_compare_and_swap(&x, 9, 2) == 1);
    assert(__sync_lock_test_and_set(&lock, 1) == 0);
    __sync_lock_release(&lock);
    __sync_synchronize();
    assert(lock == 0 && x == 1);
    return 0;
}
