// mazurka:
// verdict: violation
// violation: uninitialized
// message: a branch depends on an uninitialised value: bytes 4 to 7 of s
// message: /as_assertion.c:21) are read at
// message: /as_assertion.c:23 before they are written
// line: 24
// naive: yes
//
// One member of a structure was written, the other one is asserted about, in a copy.

#include <assert.h>

struct pair {
    int first;
    int second;
};

int main(void)
{
    struct pair s;
    s.first = 1;
    struct pair copy = s;
    assert(copy.second == 0);
    return 0;
}
