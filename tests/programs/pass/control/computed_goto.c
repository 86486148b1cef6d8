// mazurka:
// verdict: verified
// executions: 1
// because: there is one thread
//
// Labels as values: an interpreter with a table of addresses, one with differences of addresses, and comparisons.
#include <assert.h>

static int run(const unsigned char *p) {
    static void *table[] = {&&halt, &&inc, &&dbl, &&neg};
    int value = 0;
    goto *table[*p++];
inc:
    value++;
    goto *table[*p++];
dbl:
    value *= 2;
    goto *table[*p++];
neg:
    value = -value;
    goto *table[*p++];
halt:
    return value;
}

static int relative(int k) {
    static const int offsets[] = {&&a - &&a, &&b - &&a, &&c - &&a};
    goto *(&&a + offsets[k]);
a:
    return 10;
b:
    return 20;
c:
    return 30;
}

int main(void) {
    const unsigned char program[] = {1, 1, 2, 1, 2, 3, 0};
    assert(run(program) == -10);
    assert(relative(0) == 10 && relative(1) == 20 && relative(2) == 30);
    void *to = &&there;
    assert(to != &&here);
    goto *to;
here:
    assert(0);
there:
    return 0;
}
