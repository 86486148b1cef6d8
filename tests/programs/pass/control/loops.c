// mazurka:
// verdict: verified
// executions: 1
// because: one thread
//
// while, do, for, break and continue.
#include <assert.h>

int main(void) {
    int sum = 0, i = 0;
    while (i < 10) {
        i++;
        if (i % 2) continue;
        if (i > 8) break;
        sum += i;
    }
    assert(i == 10 && sum == 20);
    do {
        sum--;
    } while (sum > 15);
    assert(sum == 15);
    for (;;) {
        if (sum++ == 20) break;
    }
    assert(sum == 21);
    return 0;
}
