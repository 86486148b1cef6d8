// mazurka:
// verdict: verified
// executions: 1
// because: there is one thread
// naive: yes
//
// Deep recursion is no error: sum(30000) nests as many calls.
#include <assert.h>

static long sum(int n) {
    return n == 0 ? 0 : n + sum(n - 1);
}

int main(void) {
    assert(sum(30000) == 450015000L);
    return 0;
}
