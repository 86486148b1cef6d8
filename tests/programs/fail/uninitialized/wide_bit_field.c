// mazurka:
// verdict: violation
// violation: uninitialized
// message: x
//
// A bit-field that was never written stays so when its neighbours in the same 80 bits are.
#include <pthread.h>

struct packed {
    unsigned long a : 40;
    unsigned long b : 39;
    unsigned c : 1;
} __attribute__((packed));

int main(void) {
    struct packed x;
    x.a = 1;
    x.c = 1;
    if (x.a != 1 || x.c != 1)
        return 1;
    return x.b == 3;
}
