// mazurka:
// verdict: verified
// executions: 1
// because: one thread
//
// memcpy, memmove, memset and memcmp.
#include <assert.h>
#include <string.h>

int main(void) {
    char a[8] = "abcdefg", b[8];
    memcpy(b, a, sizeof b);
    assert(memcmp(a, b, sizeof a) == 0);
    memmove(a + 1, a, 6);
    assert(memcmp(a, "aabcdef", 8) == 0);
    memset(b, 'x', 3);
    assert(memcmp(b, "xxxdefg", 8) == 0);
    assert(memcmp(a, b, 1) < 0);
    return 0;
}
