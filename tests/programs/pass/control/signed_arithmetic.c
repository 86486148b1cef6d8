// mazurka:
// verdict: verified
// executions: 1
// because: one thread
//
// Signed division goes towards zero, and the remainder has the sign of the dividend.
#include <assert.h>
#include <limits.h>
#include <stdint.h>

int main(void) {
    int a = -7, b = 2;
    assert(a / b == -3 && a % b == -1 && -a % b == 1);
    int64_t large = (int64_t)INT_MAX + 1;
    assert(large == 2147483648 && (int)(large - 1) == INT_MAX);
    assert(INT_MIN < 0 && -(INT_MIN + 1) == INT_MAX);
    assert(~a == 6 && -a == 7 && (!a) == 0);
    return 0;
}
