// mazurka:
// verdict: verified
// executions: 1
// because: one thread
//
// An array whose length is known only at run time.
#include <assert.h>

static int sum(int n) {
    int array[n], total = 0;
    for (int i = 0; i < n; i++) array[i] = i;
    for (int i = 0; i < n; i++) total += array[i];
    return total;
}

int main(void) {
    assert(sum(5) == 10 && sum(1) == 0);
    return 0;
}
