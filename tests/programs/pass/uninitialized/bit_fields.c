// mazurka:
// verdict: verified
// executions: 1
// because: there is one thread
// naive: yes
//
// Bit-fields are written one by one into a word of which nothing was written before: each write reads
// the whole word and keeps the bits of the others, undefined as they are.

#include <assert.h>
#include <stdlib.h>

struct flags {
    unsigned ready : 1;
    unsigned count : 5;
    signed delta : 4;
    unsigned rest : 20;
};

int main(void)
{
    struct flags *f = malloc(sizeof *f);
    f->count = 9;
    assert(f->count == 9);
    f->ready = 1;
    f->delta = -3;
    assert(f->ready && f->delta == -3);
    f->count++;
    assert(f->count == 10);
    free(f);
    return 0;
}
