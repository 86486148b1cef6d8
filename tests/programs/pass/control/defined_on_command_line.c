// mazurka: -- -DN=3 -std=c11
// verdict: verified
// executions: 1
// because: one thread
//
// What follows -- goes to the compiler.
#include <assert.h>

int main(void) {
    assert(N == 3);
    return 0;
}
