// mazurka:
// verdict: verified
// executions: 1
// because: there is one thread
// naive: yes
//
// Where a block was freed that nobody had written, another one may be written or come with zeros.

#include <assert.h>
#include <stdlib.h>

int main(void)
{
    free(malloc(4096));
    char *zeros = calloc(1, 4096);
    assert(zeros[0] == 0 && zeros[4095] == 0);
    free(zeros);
    char *written = malloc(4096);
    written[7] = 7;
    assert(written[7] == 7);
    free(written);
    zeros = calloc(2, 2048);
    assert(zeros[6] == 0 && zeros[8] == 0);
    free(zeros);
    return 0;
}
