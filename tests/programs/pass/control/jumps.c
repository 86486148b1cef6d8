// mazurka:
// verdict: verified
// executions: 1
// because: one thread
//
// goto out of nested loops and backwards.
#include <assert.h>

int main(void) {
    int i, j, rounds = 0;
again:
    for (i = 0; i < 5; i++) {
        for (j = 0; j < 5; j++) {
            if (i * j == 6) goto found;
        }
    }
found:
    assert(i == 2 && j == 3);
    if (++rounds < 3) goto again;
    assert(rounds == 3);
    return 0;
}
