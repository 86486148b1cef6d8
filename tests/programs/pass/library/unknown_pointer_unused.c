// mazurka:
// verdict: verified
// executions: 1
// because: there is one thread
//
// A pointer to a function that is defined nowhere does no harm as long as nobody calls it.
#include <assert.h>

int elsewhere(int);

static int twice(int x) { return 2 * x; }
static int (*const table[])(int) = {twice, elsewhere};

int main(void) {
    assert(table[0](3) == 6 && table[1] != twice);
    return 0;
}
