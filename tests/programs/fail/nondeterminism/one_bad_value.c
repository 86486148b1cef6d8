// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// line: 14
//
// Only the last of the values fails.
#include <assert.h>

extern int mazurka_choose(int);

int main(void) {
    int x = mazurka_choose(5);
    assert(x * x != 16);
    return 0;
}
