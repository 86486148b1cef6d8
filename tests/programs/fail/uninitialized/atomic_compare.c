// mazurka:
// verdict: violation
// violation: uninitialized
// message: a compare-and-swap compares an uninitialised value: expected (declared at
// message: /atomic_compare.c:17)
// line: 18
// naive: yes
//
// The variable for the expected value was forgotten.

#include <stdatomic.h>

static atomic_int word;

int main(void)
{
    int expected;
    return !atomic_compare_exchange_strong(&word, &expected, 1) * 0;
}
