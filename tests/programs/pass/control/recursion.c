// mazurka:
// verdict: verified
// executions: 1
// because: one thread
//
// Functions that call themselves and each other.
#include <assert.h>

static int is_odd(int n);
static int is_even(int n) { return n == 0 ? 1 : is_odd(n - 1); }
static int is_odd(int n) { return n == 0 ? 0 : is_even(n - 1); }
static int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }

int main(void) {
    assert(fibonacci(10) == 55);
    assert(is_even(10) && is_odd(7));
    return 0;
}
