// mazurka:
// verdict: verified
// executions: 6
// because: 1 + 2 + 3 values of the second choice
//
// Choices multiply, and the second may depend on the first.
#include <assert.h>

extern int mazurka_choose(int);

int main(void) {
    int x = mazurka_choose(3);
    int y = mazurka_choose(x + 1);
    assert(y <= x);
    return 0;
}
