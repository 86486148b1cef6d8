// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// message: x == 4
// naive: yes
// line: 14
//
// An assertion that fails without any thread.
#include <assert.h>

int main(void) {
    int x = 3;
    assert(x == 4);
    return 0;
}
