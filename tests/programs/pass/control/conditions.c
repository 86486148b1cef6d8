// mazurka:
// verdict: verified
// executions: 1
// because: one thread
//
// The ternary operator, && and || evaluate only what they need, in order.
#include <assert.h>
#include <stdbool.h>

static int calls;

static bool yes(void) { return ++calls > 0; }

int main(void) {
    bool a = false && yes();
    bool b = true || yes();
    assert(!a && b && calls == 0);
    int x = yes() ? 1 : 2;
    assert(x == 1 && calls == 1);
    assert((yes(), calls) == 2);
    bool cut = (bool)256;
    assert(cut == 1);
    return 0;
}
