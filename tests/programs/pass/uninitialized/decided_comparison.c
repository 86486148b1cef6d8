// mazurka:
// verdict: verified
// executions: 1
// because: there is one thread
// naive: yes
//
// The bits that were written decide these comparisons, whatever the others are.

#include <assert.h>
#include <stdlib.h>

union halves {
    unsigned whole;
    struct {
        unsigned short low, high;
    };
};

int main(void)
{
    union halves *h = malloc(sizeof *h);
    h->high = 5;
    assert(h->whole != 0);
    assert(h->whole >= 5u << 16);
    assert(h->whole < 6u << 16);
    assert((int)h->whole > 0);
    free(h);
    return 0;
}
