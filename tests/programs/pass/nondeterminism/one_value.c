// mazurka:
// verdict: verified
// executions: 1
// because: one value
//
// A choice of one value is none.
#include <assert.h>

extern int mazurka_choose(int);

int main(void) {
    assert(mazurka_choose(1) == 0);
    return 0;
}
