// mazurka:
// verdict: verified
// executions: 3
// because: three values
//
// Each value of a choice is an execution.
#include <assert.h>

extern int mazurka_choose(int);

int main(void) {
    int x = mazurka_choose(3);
    assert(0 <= x && x < 3);
    return 0;
}
