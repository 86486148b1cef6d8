// mazurka:
// verdict: verified
// executions: 1
// because: one thread
//
// Cases that fall through, share code, are far apart, and the default.
#include <assert.h>

static int kind(int x) {
    int result = 0;
    switch (x) {
    case -5: result += 100;
    /* falls through */
    case 1:
    case 2: result += 1; break;
    case 1000000: return 7;
    default: result = -1;
    }
    return result;
}

int main(void) {
    assert(kind(-5) == 101 && kind(1) == 1 && kind(2) == 1);
    assert(kind(1000000) == 7 && kind(0) == -1 && kind(3) == -1);
    return 0;
}
