// mazurka:
// verdict: verified
// executions: 1
// because: there is one thread
//
// What is not supported does not matter where no execution comes to it.
#include <assert.h>

static int debug;

int main(void) {
    unsigned a = 0, b = 0, c = 0, d = 0;
    if (debug)
        __asm__ volatile("cpuid" : "+a"(a), "=b"(b), "=c"(c), "=d"(d));
    assert(a + b + c + d == 0);
    return 0;
}
