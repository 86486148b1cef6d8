// mazurka:
// verdict: verified
// executions: 1
// because: one thread
//
// The builtins named __atomic, on plain variables, with results in memory and in registers.
#include <assert.h>
#include <stdbool.h>

static int x;
static long wide;

int main(void) {
    int in = 3, out = 0;
    __atomic_store(&x, &in, __ATOMIC_SEQ_CST);
    __atomic_load(&x, &out, __ATOMIC_ACQUIRE);
    assert(out == 3);
    in = 9;
    __atomic_exchange(&x, &in, &out, __ATOMIC_ACQ_REL);
    assert(out == 3 && __atomic_load_n(&x, __ATOMIC_RELAXED) == 9);
    assert(__atomic_exchange_n(&x, 4, __ATOMIC_SEQ_CST) == 9);
    assert(__atomic_add_fetch(&x, 2, __ATOMIC_SEQ_CST) == 6);
    assert(__atomic_fetch_nand(&x, 2, __ATOMIC_SEQ_CST) == 6);
    assert(x == ~2);
    int expected = 0;
    assert(!__atomic_compare_exchange_n(&x, &expected, 1, false, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED));
    assert(expected == ~2);
    __atomic_store_n(&wide, 1L << 40, __ATOMIC_RELEASE);
    assert(__atomic_sub_fetch(&wide, 1, __ATOMIC_SEQ_CST) == (1L << 40) - 1);
    static char flag;
    assert(!__atomic_test_and_set(&flag, __ATOMIC_SEQ_CST));
    assert(__atomic_test_and_set(&flag, __ATOMIC_SEQ_CST));
    __atomic_clear(&flag, __ATOMIC_SEQ_CST);
    assert(!flag);
    return 0;
}
