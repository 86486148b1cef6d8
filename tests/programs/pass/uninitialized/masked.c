// mazurka:
// verdict: verified
// executions: 1
// because: there is one thread
// naive: yes
//
// What is masked away does not count: x & 0 is 0, and a byte of a word may be replaced and looked at
// while the others were never written.

#include <assert.h>
#include <stdlib.h>

int main(void)
{
    unsigned *word = malloc(sizeof *word);
    assert((*word & 0) == 0);
    *word = (*word & ~0xffu) | 0x2a;
    assert((*word & 0xff) == 0x2a);
    assert((unsigned char)*word == 42);
    assert((*word << 24) >> 24 == 42);
    assert((*word | ~0xffu) == 0xffffff2a);
    free(word);
    return 0;
}
