// mazurka:
// verdict: violation
// violation: assertion
// cause: none
// message: reached
// line: 18
//
// What the compiler must not know still happens: the branch is taken, because empty assembly text keeps the value.
#include <assert.h>

int main(void) {
    int limit = 12;
    int count = 0;
    __asm__ volatile("" : "+r"(limit));
    for (int i = 0; i < limit; i++)
        count++;
    if (count == 12)
        assert(!"reached");
    return 0;
}
